import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { filesIn } from '../files-in.ts';
import { project } from '../project.ts';
import { ownFolders } from '../sources.ts';
import type { Built } from './dev-build.ts';
import { type ServedSite, serveFile } from './serve-file.ts';
import { listenAddress, printAddresses, runServer } from './server.ts';

/** How often to look for changed files: `fs.watch` loses track of a file that an editor replaces. */
const pollMs = 300;

/** Reloads the page after a build, or shows why the build failed. It sets no styles, which the page's policy would block. */
const client = `
const overlay = document.createElement('dialog');
overlay.append(document.createElement('pre'));
new EventSource('/@dev/events').onmessage = ({ data }) => {
  const complaint = JSON.parse(data);
  if (!complaint) return location.reload();
  overlay.firstChild.textContent = complaint;
  document.body.append(overlay);
  if (!overlay.open) overlay.showModal();
};`;

// `npm run dev`: builds the site, serves it, and builds it again whenever a file is saved.
void runServer(async ({ port, host, build: options }) => {
  let site: ServedSite = { url: 'http://localhost/', files: new Map() };
  /** Why the last build failed; `site` is then still the previous one. */
  let complaint = '';
  /** The warnings of the last build: only new ones are printed. */
  let known: readonly string[] = [];
  let builder: ChildProcess | undefined;
  /** The open pages. */
  const pages = new Set<ServerResponse>();
  const tell = (page: ServerResponse) => page.write(`data: ${JSON.stringify(complaint)}\n\n`);

  async function build(): Promise<void> {
    const start = performance.now();
    builder ??= fork(join(import.meta.dirname, 'dev-build.ts'), { serialization: 'advanced' })
      // Code that ends its process ends the server, too. A builder that was killed for a new one has no exit code.
      .once('exit', (code) => code !== null && process.exit(code));
    builder.send(options);
    const [built] = (await once(builder, 'message')) as [Built];
    if ('complaint' in built) {
      ({ complaint } = built);
      console.error(`${styleText('red', '✗', { stream: process.stderr })} ${complaint}`);
    } else {
      complaint = '';
      ({ site } = built);
      for (const line of built.warnings.filter((line) => !known.includes(line))) console.warn(line);
      known = built.warnings;
      console.log(`${styleText('green', '✓')} built in ${Math.round(performance.now() - start)} ms`);
    }
    for (const page of pages) tell(page);
  }

  const sources = [
    ...['site', 'build', 'static', 'build.ts'].map((name) => join(project, name)),
    ...[options.business, ...Object.values(ownFolders(options.business))],
  ];
  let before = stampsOf(sources);
  let queue = build();
  setInterval(() => {
    const now = stampsOf(sources);
    const changed = [...new Map([...before, ...now]).keys()].filter((file) => before.get(file) !== now.get(file));
    before = now;
    if (changed.length === 0) return;
    const isCode = changed.some((file) => /\.tsx?$/.test(file));
    queue = queue.then(() => {
      if (isCode) builder = void builder?.kill();
      return build();
    });
  }, pollMs);

  await queue;
  const server = createServer(async ({ url = '/', headers }, response) => {
    // Against DNS rebinding: a site of another name reads nothing here. A phone uses the address.
    if (!/^(?:localhost|[\d.]+)(?::\d+)?$/.test(headers.host ?? '')) return response.writeHead(403).end();
    if (url === '/@dev/client.js') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(client);
    if (url === '/@dev/events') {
      pages.add(response.writeHead(200, { 'content-type': 'text/event-stream' }));
      response.once('close', () => pages.delete(response));
      return complaint ? tell(response) : response.flushHeaders();
    }
    // Wait for a running build, or the page would be outdated on arrival.
    await queue;
    serveFile(site, url, (policy) => `${policy}<script defer src="/@dev/client.js"></script>`, response);
  });
  await once(server.listen(port, listenAddress(host)), 'listening');
  printAddresses(port, host, new URL(site.url).pathname);
});

/** When each file was changed, by its path. The schema of the facts is none of them: a build here writes it. */
function stampsOf(paths: readonly string[]): ReadonlyMap<string, number | undefined> {
  const look = (path: string) => statSync(path, { throwIfNoEntry: false });
  const files = paths
    .flatMap((path) => (look(path)?.isDirectory() ? filesIn(path).map((name) => join(path, name)) : [path]))
    .filter((file) => !file.endsWith('.schema.json'));
  return new Map(files.map((file) => [file, look(file)?.mtimeMs]));
}
