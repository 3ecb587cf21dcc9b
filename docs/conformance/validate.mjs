// node validate.mjs SCHEMA [DEFINITION]
//
// Names each line of standard input that is not as the schema, or a definition of it
// such as query or reply, demands. The exit status is 1 when there was one.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Ajv2020 } from 'ajv/dist/2020.js';

const [, , file, definition] = process.argv;
const ajv = new Ajv2020({ strictRequired: false, strictTypes: false });
ajv.addSchema(JSON.parse(readFileSync(file, 'utf8')), 'suite');
const validate = ajv.getSchema(definition ? `suite#/$defs/${definition}` : 'suite');
let number = 0;
for await (const line of createInterface({ input: process.stdin })) {
  number++;
  if (validate(JSON.parse(line))) continue;
  process.exitCode = 1;
  console.log(`${number}: ${ajv.errorsText(validate.errors)}`);
}
