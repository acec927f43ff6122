import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../build.ts';
import { commandHere, copySite, type Ended, runHere } from '../setup/command.ts';
import { factsFile, sampleFacts } from '../setup/facts.ts';
import { ownLocales } from '../setup/own-texts.ts';
import { copyProject } from '../setup/project-copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
const out = join(folder, 'site');
const facts = join(folder, 'facts.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the build as a developer would, without a terminal. */
function byCommand(...args: string[]): Ended {
  return inFolder('.', ...args);
}
function inFolder(cwd: string, ...args: string[]): Ended {
  return spawnSync(process.execPath, ['--import', 'tsx', 'build.ts', ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '', NO_COLOR: '1' },
  });
}

const write = (changes: object) => writeFileSync(facts, JSON.stringify({ ...sampleFacts, ...changes }));
const tree = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { ino, mtimeMs } = statSync(join(root, name));
    return `${name} ${ino} ${mtimeMs}`;
  });

beforeAll(() => {
  copySite(out);
});

describe('a wrong file', () => {
  /** The build must refuse, in plain words, and leave the output as it was. */
  async function refused(args: readonly string[], run: (...args: string[]) => Ended | Promise<Ended> = commandHere) {
    const before = tree(out);
    const { status, stdout, stderr } = await run('--out', out, ...args);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).not.toMatch(/\n\s+at |node:internal|Error:/);
    expect(tree(out)).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
    return stderr;
  }

  test('gets every fault in one run, a line each, and the command ends with 1', async () => {
    write({ phone: '555-0142', township: '', coordinates: { latitude: 400, longitude: -74.2 }, fax: '1' });
    const lines = (await refused(['--business', facts], byCommand)).trim().split('\n');
    expect(lines).toHaveLength(4);
    for (const field of ['phone', 'township', 'coordinates.latitude', 'fax']) {
      expect(lines.filter((line) => line.includes(`facts.json: ${field}: found `))).toHaveLength(1);
    }
    writeFileSync(facts, '{\n  "name": "A",\n  phone: 1\n}');
    expect(await refused(['--business', facts])).toMatch(/facts\.json: line 3, column 3: broken JSON/);
  });

  test('of samples is refused by a release, each by name', async () => {
    const lines = (await refused(['--business', factsFile, '--release'])).trim().split('\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toMatch(/business\.json: name is still a sample/);
  });

  test('with a text for a photo that is not there is told so', async () => {
    write({ photos: { 'car-towing': 'A sedan on the hook' } });
    expect(await refused(['--business', facts])).toBe(
      '✗ site/photos: found no photo for the text under "photos" in the facts: "car-towing". Put car-towing.jpg there, or delete the text.\n',
    );
  });

  test('of words is told with its line, as is every other one', async () => {
    const texts = join(folder, 'texts');
    const locales = ownLocales(texts);
    const post = join(texts, 'en/posts/understanding-towing-services.md');
    const end = readFileSync(post, 'utf8').split('\n').length;
    appendFileSync(post, 'We serve {twonship}.\n\n<b>Now</b>\n');
    writeFileSync(join(texts, 'en/about.md'), '---\nlead: Three generations: one truck\n---\n');
    const told = await refused(['--business', factsFile], (...args) =>
      runHere((options) => build({ ...options, locales }), args),
    );
    rmSync(texts, { recursive: true });
    const name = basename(post);
    expect(
      told
        .replaceAll(/\S*\/en\/(?:posts\/)?/g, '')
        .trim()
        .split('\n'),
    ).toEqual([
      '✗ about.md:2: found a colon, expected quotes around the words: lead: "…".',
      `✗ ${name}:${end}: found the unknown fact {twonship}, did you mean {township}?`,
      `✗ ${name}:${end + 2}: found HTML, <b>, expected Markdown, which has no tags.`,
    ]);
  });

  test.each([
    ['a comma is lost', (source: string) => source.replace("',\n", "'\n")],
    ['an apostrophe is straight', (source: string) => source.replace('’', "'")],
  ])('of messages in which %s is told in one line, with its own', async (_, change) => {
    const project = copyProject();
    const messages = join(project.folder, 'site/content/en/blog.ts');
    writeFileSync(messages, change(readFileSync(messages, 'utf8')));
    const told = await refused([], (...args) => inFolder(project.folder, ...args));
    project.remove();
    expect(told).toMatch(
      /^✗ site\/content\/en\/blog\.ts:\d+: expected "}" but found "\w+"\. Mend it there or [^\n]*\n$/,
    );
  });
});

test('--help says what the command does, and builds nothing', async () => {
  const before = tree(out);
  const { status, stdout, stderr } = await commandHere('--help', '--out', out);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Builds the site from the owner's facts\./);
  expect(stdout).toContain('--business FILE');
  expect(tree(out)).toEqual(before);
});

test('a right one ends with one line of what was made and the list of samples', async () => {
  const { status, stdout, stderr } = await commandHere('--business', factsFile, '--out', out);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const [made, samples] = stdout.split('\n');
  expect(made).toMatch(/^✓ \d+ pages, \d+ files, \d+\.\d MB in \d+ ms → /);
  expect(samples).toBe(
    '! Still samples in tests/setup/business.json: name, url, phone, textPhone, address.street, coordinates, quoteFormId. A release needs your own.',
  );
});
