import { once } from 'node:events';
import { constants, cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../build.ts';
import { problemsOf } from '../command/problems-of.ts';
import type { Problem } from '../problem.ts';
import { displayPath, textsFolder } from '../project.ts';
import { findFile, serveFile } from '../serve/serve-file.ts';
import { listenAddress } from '../serve/server.ts';
import type { Site } from '../site.ts';
import type { Files, OwnerFiles } from './owner-files.ts';
import { queue } from './queue.ts';
import { soundChanges } from './sound-changes.ts';

/** What a sandboxed page may load, as the browser takes it for another site's. No other sandbox may read anything else. */
const forSandboxes = /^(?:text\/javascript|font\/woff2)\b/;

/**
 * Shows the site as it would be with changes that are not saved, at a port of its own, so that to the browser it is
 * another origin than the editor. Nothing in it can write: it is in a sandbox wherever it is opened, and only the editor
 * may have it in a frame.
 * @param editor the editor's origin
 */
export async function openPreview(owner: OwnerFiles, editor: string) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'site-edit-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const draft = join(folder, 'draft');
  let shown: Site | undefined;
  /** How many sites were built. */
  let count = 0;
  /** The files that `shown` was built from, as JSON. */
  let builtOf = '';
  /** The pages that are open, which reload after the next build. */
  const pages = new Set<ServerResponse>();
  const reload = (page: ServerResponse) => page.write('data:\n\n');

  const server = createServer(({ method = '', url = '/', headers }, response) => {
    response.setHeader('content-security-policy', `sandbox allow-scripts allow-forms; frame-ancestors ${editor}`);
    response.setHeader('referrer-policy', 'no-referrer');
    if (!shown || headers.host !== host || !['GET', 'HEAD'].includes(method)) return response.writeHead(403).end();
    if (url.startsWith('/@built?')) {
      response.setHeader('access-control-allow-origin', 'null');
      pages.add(response.writeHead(200, { 'content-type': 'text/event-stream' }));
      response.once('close', () => pages.delete(response)).flushHeaders();
      return url === `/@built?${count}` || reload(response);
    }
    const { files } = shown;
    const { type } = findFile(new URL(shown.url).pathname, url, (path) => files.has(path));
    // A sandboxed page has no origin, so its own script and fonts count as another's.
    if (forSandboxes.test(type)) response.setHeader('access-control-allow-origin', 'null');
    const script = `<script>new EventSource('/@built?${count}').onmessage = () => location.reload();</script>`;
    serveFile(shown, url, () => script, response);
  }).listen(0, listenAddress(false));
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Builds the site of the owner's files with these changes. */
  async function buildWith(changes: Files): Promise<Site> {
    rmSync(draft, { recursive: true, force: true });
    const copying = { recursive: true, mode: constants.COPYFILE_FICLONE };
    for (const [from, to] of Object.entries(owner.sources))
      if (existsSync(from)) cpSync(from, join(draft, to), copying);
    for (const [name, value] of Object.entries(changes)) owner.within(draft).write(name, value);
    return build({ business: join(draft, owner.facts), release: false, readable: true, texts: owner.sharedIn(draft) });
  }

  /** Names files as the form does. */
  const inDraft = (problems: readonly Problem[]): Problem[] =>
    JSON.parse(
      JSON.stringify(problems)
        .replaceAll(`${draft}/`, '')
        .replaceAll(`${displayPath(textsFolder)}/`, 'content/'),
    );

  /**
   * Builds the site of these changes, but the same files only once.
   * @returns what is wrong; and of the site without that its address, pages, files, and the changes in it
   */
  async function show(changes: Files) {
    const wrong: Problem[] = [];
    let sound: Files | undefined = changes;
    while (sound) {
      const files: Files = { ...owner.all(), ...sound };
      try {
        if (!shown || builtOf !== JSON.stringify(files)) {
          shown = await buildWith(sound);
          builtOf = JSON.stringify(files);
          count += 1;
          pages.forEach(reload);
        }
        const site = `http://${host}${new URL(shown.url).pathname}`;
        const paths = shown.pages.map(({ path }) => path.slice(1));
        const problems = [...wrong, ...inDraft(shown.problems)];
        return { problems, site, pages: paths, builtOf: files, sound };
      } catch (error) {
        const problems = inDraft(problemsOf(error));
        // What is wrong now where a change was taken back isn't the owner's.
        const isNew = ({ file, path = [] }: Problem) =>
          !wrong.some((known) => known.file === file && known.path?.[0] === path[0]);
        wrong.push(...problems.filter(isNew));
        sound = soundChanges(sound, problems, owner);
      }
    }
    return { problems: wrong, sound: {} as Files };
  }
  // One build after the other, as all use one folder.
  const inTurn = queue();
  return { origin: `http://${host}`, show: (changes: Files) => inTurn(() => show(changes)) };
}
