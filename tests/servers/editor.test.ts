import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ownerFiles } from '../../build/edit/owner-files.ts';
import { readFields, writeFields } from '../../build/edit/page/fields.ts';
import { onFaultyDisk, systemError } from '../setup/faulty-disk.ts';
import { copyProject } from '../setup/project-copy.ts';
import { startCommand, startEditor } from '../setup/start-command.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

let editor: Awaited<ReturnType<typeof startEditor>>;
beforeAll(async () => {
  editor = await startEditor({ services: ['car-towing'] });
}, 120_000);
afterAll(() => editor.stop());

/** Asks as the page does, but for `changes`; a header that is `undefined` is left out. */
function ask(path: string, body?: unknown, changes: Record<string, string | undefined> = {}, method = 'PUT') {
  const own = { origin: editor.origin, 'x-token': editor.token, 'content-type': 'application/json', ...changes };
  const headers = Object.fromEntries(Object.entries(own).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return new Promise<{ status: number | undefined; headers: object; text: string }>((resolve, reject) => {
    const asked = request(editor.origin + path, { method, headers }, async (response) => {
      const parts: Buffer[] = await response.toArray();
      resolve({ status: response.statusCode, headers: response.headers, text: Buffer.concat(parts).toString() });
    });
    asked.on('error', reject).end(body instanceof Buffer ? body : JSON.stringify(body));
  });
}
const text = '---\nlead: Words.\n---\n\n## Our story {#story}\n\nWords.\n';
const saving = (name: string, value: string | null = text, base = {}) => ({ files: { [name]: value }, base });

describe('the editor', () => {
  test('takes what its own page sends, keeps its answers from everybody else, and has the site in a sandbox', async () => {
    const { headers, text: page } = await ask('/', undefined, { 'x-token': undefined }, 'GET');
    expect(page).not.toContain(editor.token);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const post = 'content/en/pages/about.md';
    const before = editor.read(post);
    const edited = before.replace(/^heading: .*/m, 'heading: The tow company down the road');
    const saved = await ask('/save', saving(post, edited, { [post]: before }));
    expect([saved.status, editor.read(post)]).toEqual([200, edited]);
    const { site } = JSON.parse(saved.text);
    const shown = await fetch(`${site}about/`);
    const words = await shown.text();
    expect(words).toContain('tow company down the road');
    expect(shown.headers.get('content-security-policy')).toBe(
      `sandbox allow-scripts allow-forms; frame-ancestors ${editor.origin}`,
    );
    expect((await fetch(site, { method: 'POST' })).status).toBe(403);
    // A sandbox of any website has the origin "null": it gets the script and the font, but no page.
    const allowed = async (path: string) => (await fetch(site + path)).headers.get('access-control-allow-origin');
    const html = await (await fetch(site)).text();
    const [, script = ''] = /src="\/([^"]+\.js)"/.exec(html) ?? [];
    expect([await allowed(script), await allowed(`${script}?x`)]).toEqual(['null', 'null']);
    for (const path of ['', 'about/', '?.js', 'about/?x=.woff2', 'none.js', '#.js', 'contact.vcf?.js'])
      expect([path, await allowed(path)]).toEqual([path, null]);
  });

  test('saves nothing over what somebody else saved, nor what is wrong; the same is tried again once that is fixed', async () => {
    const post = 'content/en/pages/about.md';
    const edited = editor.read(post);
    const before = edited.replace(/^heading: .*/m, 'heading: Another heading');
    // The second of two editors knows the file as it was.
    const late = await ask('/save', saving(post, `${before}More.\n`, { [post]: before }));
    expect([late.status, JSON.parse(late.text).changed[post], editor.read(post)]).toEqual([409, edited, edited]);
    const wrong = await ask('/save', saving(post, `${edited}\n{nobody}\n`, { [post]: edited }));
    const errors = JSON.parse(wrong.text).problems.filter(({ severity }: { severity: string }) => severity === 'error');
    expect(errors).toMatchObject([{ file: post, line: expect.any(Number) }]);
    expect(editor.read(post)).toBe(edited);
    // What is wrong elsewhere is fixed without a change of the owner's files, and the same save is tried again.
    const link = join(editor.folder, 'static/link');
    symlinkSync('/etc', link);
    const again = saving(post, before, { [post]: edited });
    expect((await ask('/save', again)).text).toContain('"file":"static/link"');
    rmSync(link);
    expect([(await ask('/save', again)).status, editor.read(post)]).toEqual([200, before]);
  });

  test('keeps what isn’t saved beside the project, whatever its next address, but for photos that it no longer has', async () => {
    const unsaved = { 'business.json': '{}', 'photos/home.jpg': '0'.repeat(64) };
    await ask('/draft', { files: unsaved, base: { 'business.json': null } });
    const { draft } = JSON.parse((await ask('/state', undefined, {}, 'GET')).text);
    expect(draft).toEqual({ files: { 'business.json': '{}' }, base: { 'business.json': null } });
    await ask('/draft', { files: {}, base: {} });
  });

  test('a second one of the same company is told where the first one is, and ends', async () => {
    const second = startCommand(editor.folder, ['build/edit/edit.ts', '--port', '0', '--business', 'site']);
    await second.closed;
    expect([second.child.exitCode, second.told]).toEqual([
      1,
      `✗ site/business.json: These facts are open in another editor. Open ${editor.address}, or stop that editor first.\n`,
    ]);
  });

  test('its port is taken before its address is known to anyone', async () => {
    const { folder, remove } = copyProject();
    const cache = join(folder, 'node_modules/.cache');
    const starting = startCommand(folder, ['build/edit/edit.ts', '--port', '0']);
    const note = () =>
      readdirSync(cache, { recursive: true, encoding: 'utf8' }).find((name) => /\.address$/.test(name));
    const noted = await vi.waitUntil(note, { timeout: 100_000, interval: 5 });
    const address = new URL(readFileSync(join(cache, noted), 'utf8'));
    const other = createServer().listen(Number(address.port), address.hostname);
    await expect(once(other, 'listening')).rejects.toThrow('address already in use');
    starting.child.kill();
    await starting.closed;
    remove();
  });

  test.each<[string, number, unknown?, Record<string, string | undefined>?, string?, string?]>([
    ['another name for this machine', 403, {}, { host: 'evil.example' }],
    ['no token', 403, {}, { 'x-token': undefined }],
    ['another token', 403, {}, { 'x-token': 'x' }],
    ['another origin', 403, {}, { origin: 'http://evil.example' }],
    ['no origin, as that of a sandbox', 403, {}, { origin: 'null' }],
    ['a HEIC, whatever it says it is', 403, Buffer.from('\0\0\0\x18ftypheic'), {}, '/photo'],
    ['a photo that is no picture', 403, Buffer.from('words'), {}, '/photo'],
    ['another method', 405, {}, {}, '/save', 'POST'],
    ['more than 25 MB', 413, Buffer.alloc(25 * 1024 * 1024 + 1), { 'content-type': 'image/jpeg' }, '/photo'],
    ['words in place of files', 400, 'words'],
    ['a file of the code', 403, saving('build.ts')],
    ['a way out of the folder', 403, saving('content/en/posts/../../../../x.md')],
    ['a message file', 403, saving('content/en/messages.json')],
    ['a hidden file', 403, saving('content/en/posts/.x.md')],
    ['a name with capitals', 403, saving('content/en/posts/New.md')],
    ['a picture that runs scripts', 403, saving('photos/home.svg')],
    ['a link in the place of a text', 403, saving('content/en/posts/linked.md')],
    ['a folder that is a link', 403, saving('photos/home.jpg', null)],
  ])('refuses %s', async (_, status, body = {}, headers = {}, path = '/save', method = 'PUT') => {
    const [posts, elsewhere] = ['site/content/en/posts', 'elsewhere'].map((name) => join(editor.folder, name));
    if (posts && elsewhere && !readdirSync(editor.folder).includes('elsewhere')) {
      mkdirSync(elsewhere);
      writeFileSync(join(elsewhere, 'x.md'), '');
      symlinkSync(join(elsewhere, 'x.md'), join(posts, 'linked.md'));
      symlinkSync(elsewhere, join(editor.folder, 'site/photos'));
    }
    expect((await ask(path, body, headers, method)).status).toBe(status);
    expect(readdirSync(elsewhere ?? '')).toEqual(['x.md']);
  });
});

test('a file of Notepad, with a byte order mark and its line ends, opens as its form', () => {
  const folder = temporaryFolder('owner');
  const owner = ownerFiles(join(folder, 'business.json'), join(folder, 'content'));
  writeFileSync(join(folder, 'business.json'), '\uFEFF{\r\n  "name": "A"\r\n}\r\n');
  mkdirSync(join(folder, 'content/en/pages'), { recursive: true });
  writeFileSync(join(folder, 'content/en/pages/about.md'), '---\r\nlead: Words.\r\n---\r\n\r\nText.\r\n');
  expect(readFields(owner.read('business.json') ?? '')).toEqual({ name: 'A' });
  expect(readFields(owner.read('content/en/pages/about.md') ?? '')).toEqual({ lead: 'Words.', text: 'Text.\n' });
});

test('a change keeps the layout of the rest', () => {
  const json = '{\n  "a": "1",\n\n  "rows": [\n    { "x": 1 },\n    { "x": 2 }\n  ],\n  "none": {}\n}\n';
  const edit = (after: object) => writeFields(json, { ...readFields(json), ...after });
  expect(edit({ a: '2' })).toBe(json.replace('"1"', '"2"'));
  expect(edit({ a: undefined })).toBe(json.replace('"a": "1",\n\n  ', ''));
  expect(edit({ rows: [3] })).toBe(json.replace(/"rows": [^\]]+\]/, '"rows": [\n    3\n  ]'));
  expect(edit({ none: { b: 'c' } })).toBe(json.replace('{}', '{\n    "b": "c"\n  }'));
  expect(edit({ more: true })).toBe(json.replace('{}', '{},\n  "more": true'));
  // A file that is broken is all text.
  expect(writeFields('{ broken', { text: '{}' })).toBe('{}');
  const source = "---\ntitle: 'A'\nlist:\n  - b\ndate: 2026-01-01\n---\n\nText.\n";
  const editText = (after: object) => writeFields(source, { ...readFields(source), ...after });
  expect(editText({ list: ['c', 'd'] })).toBe(source.replace('  - b', '  - c\n  - d'));
  expect(editText({ more: 'x' })).toBe(source.replace('01\n', '01\nmore: x\n'));
  expect(editText({ title: undefined, text: 'New.\n' })).toBe(
    source.replace("title: 'A'\n", '').replace('Text', 'New'),
  );
});

test.each(['writeFileSync', 'renameSync'] as const)('a save that ends at %s leaves the old file', (operation) => {
  const folder = temporaryFolder('owner');
  writeFileSync(join(folder, 'business.json'), 'old');
  const files = ownerFiles(join(folder, 'business.json'), folder);
  const refuse = (called: string, path: string) => {
    if (called === operation) throw systemError('EIO', path);
  };
  expect(() => onFaultyDisk(refuse, () => files.write('business.json', 'new'))).toThrow('EIO');
  expect(files.all()).toEqual({ 'business.json': 'old' });
  files.write('business.json', 'new');
  expect(files.read('business.json')).toBe('new');
});
