import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFacts } from '../../build/facts/json.ts';
import { formatted, linesOf } from '../setup/problems.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const folder = temporaryFolder('json');
const file = join(folder, 'facts.json');

/** Reads a file whatever it holds. */
const readAny = (path: string) => readFacts(path, (data) => ({ data, problems: [] }));

function read(content: string | Uint8Array) {
  writeFileSync(file, content);
  return readAny(file);
}

const faultsIn = async (content: string | Uint8Array) =>
  (await linesOf(() => read(content))).map((line) => line.replace(`${folder}/`, ''));

describe('a file of facts', () => {
  test('must be UTF-8', async () => {
    expect(await faultsIn(Buffer.from('{ "name": "Müller" }', 'latin1'))).toEqual([
      expect.stringMatching(/^facts\.json: This file isn’t saved as UTF-8\. Save it as UTF-8/),
    ]);
  });

  test('with a syntax error is reported once, where the error is', async () => {
    expect(await faultsIn('{\n  "name": "A",\n  phone: 1\n}')).toEqual([
      `facts.json:3:3: This isn’t valid JSON (invalid symbol), from "phone: 1\\n}" on. Fix it there or on the line above. Quotes are straight, and a comma is only between two fields.`,
    ]);
  });

  test('that is missing is reported with the file to copy', async () => {
    const named = 'companies/new';
    const said = `${named}: There’s no such file. Expected a company’s facts here. Copy site/business.json to ${named}/business.json, or choose another company with --business.`;
    expect(await linesOf(() => readAny(resolve(named)))).toEqual([said]);
  });

  test('locates a field, or its parent if it is missing', () => {
    const { locate } = read('{\n  "towns": [\n    { "name": 1 }\n  ]\n}');
    const lineOf = (...path: (string | number)[]) =>
      formatted([locate({ severity: 'error', path, message: 'Wrong.' })]).map((line) => line.replace(`${folder}/`, ''));
    expect([lineOf('towns', 0, 'name'), lineOf('towns', 0, 'latitude'), lineOf('phone')].flat()).toEqual([
      'facts.json:3:15: towns[0].name: Wrong.',
      'facts.json:3:5: towns[0].latitude: Wrong.',
      'facts.json: phone: Wrong.',
    ]);
    const ofOther = { severity: 'error', file: 'texts/a.md', path: ['towns'], message: 'Wrong.' } as const;
    expect(locate(ofOther)).toEqual(ofOther);
  });

  test('reports each duplicate name', async () => {
    const json =
      '{\n  "name": "A",\n  "towns": [{ "name": "B" }, { "name": "C", "x": "\\"name\\":" }],\n  "na\\u006de": 1,\n  "name" : 2\n}';
    expect(await faultsIn(json)).toEqual([
      'facts.json:4:3: "name" is here twice. Give each field once. Delete one of the two.',
      'facts.json:5:3: "name" is here twice. Give each field once. Delete one of the two.',
    ]);
    expect(await faultsIn('{"a":{"__proto__":1,"__proto__":2}}')).toHaveLength(1);
    expect(await faultsIn('{"a":{"b":1},"c":{"b":1,"a":[{"b":"{"},{"b":"}"}]}}')).toEqual([]);
  });
});
