import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readJson } from '../../build/facts/json.ts';

const folder = mkdtempSync(join(tmpdir(), 'json-'));
const file = join(folder, 'facts.json');
afterAll(() => rmSync(folder, { recursive: true }));

const read = (content: string | Uint8Array) => {
  writeFileSync(file, content);
  return readJson(file, 'facts.json');
};
const told = (work: Promise<unknown>) =>
  work.then(
    () => [],
    ({ lines }) => lines as string[],
  );

describe('a file of facts', () => {
  test('is read with the mark that some editors put before it', async () => {
    expect(await read('\uFEFF{ "name": "Müller" }')).toEqual({ name: 'Müller' });
    expect(await told(read('\uFEFF\uFEFF{}'))).toHaveLength(1);
  });

  test.each([
    ['with its mark', Buffer.from('\uFEFF{ "name": "A" }', 'utf16le')],
    ['the other way round', Buffer.from('\uFEFF{ "name": "A" }', 'utf16le').swap16()],
    ['without its mark', Buffer.from('{ "name": "A" }', 'utf16le')],
    ['without it, the other way round', Buffer.from('{ "name": "A" }', 'utf16le').swap16()],
  ])('in UTF-16 is told so, %s', async (_, bytes) => {
    expect(await told(read(bytes))).toEqual(['facts.json: it is saved as UTF-16. Save it as UTF-8.']);
  });

  test('in an encoding of one byte a letter is told so', async () => {
    expect(await told(read(Buffer.from('{ "name": "Müller" }', 'latin1')))).toEqual([
      expect.stringMatching(/^facts\.json: it is not saved as UTF-8\. Save it as UTF-8/),
    ]);
  });

  test('with a comment, which JSON has none of, is told where it stands', async () => {
    expect(await told(read('{\n  // the new number\n  "phone": "1"\n}'))).toEqual([
      'facts.json: line 2, column 3: broken JSON (invalid comment token): found "// the new n". Mend it there, or in the line before.',
    ]);
  });

  test('of more than a megabyte is not read', async () => {
    expect(await told(read(`{ "name": "${'A'.repeat(1_000_000)}" }`))).toEqual([
      expect.stringMatching(/^facts\.json: it has 1,000,014 bytes, and a megabyte is the most\. Name the file/),
    ]);
    expect(await read(`"${'A'.repeat(999_000)}"`)).toHaveLength(999_000);
  });

  test.each([
    ['/dev/zero', /a device or a pipe/],
    ['/dev/tty', /a device or a pipe|there is no such file/],
    [folder, /it is a folder/],
    [join(folder, 'none.json'), /there is no such file/],
  ])('that is none is not waited for: %s', async (path, why) => {
    expect(await told(readJson(path, 'it'))).toEqual([expect.stringMatching(why)]);
  });

  test('that is a pipe is not waited for', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    expect(await told(readJson(pipe, 'it'))).toEqual([expect.stringMatching(/^it: it is a device or a pipe\./)]);
  });

  test('with a name twice in one object is told where, each time', async () => {
    const json =
      '{\n  "name": "A",\n  "towns": [{ "name": "B" }, { "name": "C", "x": "\\"name\\":" }],\n  "na\\u006de": 1,\n  "name" : 2\n}';
    expect(await told(read(json))).toEqual([
      'facts.json: line 4, column 3: found "name" a second time, expected each field once. Delete one of the two.',
      'facts.json: line 5, column 3: found "name" a second time, expected each field once. Delete one of the two.',
    ]);
    expect(await told(read(`{${'"a":1,'.repeat(160_000)}"b":1}`))).toHaveLength(159_999);
    expect(await told(read('{"a":{"__proto__":1,"__proto__":2}}'))).toHaveLength(1);
    expect(await told(read('{"a":{"b":1},"c":{"b":1,"a":[{"b":"{"},{"b":"}"}]}}'))).toEqual([]);
  });

  test('with what would turn a terminal upside down is told in what can be seen', async () => {
    const [line = ''] = await told(read('{ "name": \u202e\u009b31m }'));
    expect(line).toContain('\\u202e\\u009b31m');
    expect(line).not.toMatch(/[\p{C}]/u);
  });
});
