import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { problemsOf } from '../command/problems-of.ts';
import { UserError } from '../problem.ts';
import { type Draft, type draftOf, draftSchema } from './draft.ts';
import { keepPhoto, type OwnerFiles, photos } from './owner-files.ts';
import type { openPreview } from './preview.ts';

const largestBytes = 25 * 1024 * 1024;
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'];
/** What an iPhone takes pictures in, and browsers cannot show. */
const heic =
  'This is an iPhone’s HEIC picture. Save it as a JPEG: on a Mac, open it in Preview and choose File, Export; on Windows, open it in Photos and choose Save as. Or set the phone to Settings, Camera, Formats, Most Compatible.';

interface Answer {
  status: number;
  type?: string;
  body: unknown;
}

/** An answer that says in a sentence why there is no other. */
const refusal = (status: number, sentence: string): Answer => ({
  status,
  body: { problems: [{ severity: 'error', message: sentence }] },
});

const digest = (text: unknown) => createHash('sha256').update(`${text}`).digest();

/**
 * The server of the editor's page. It answers only this machine and its own name; all but the page itself only to who
 * has the token; and it writes only what its own page sends, to the facts, the photos and the texts.
 * @param page the page's files, by their paths
 * @param answers to what the page asks, by their paths
 */
export function editorServer(options: {
  origin: string;
  token: string;
  page: Readonly<Record<string, { type: string; body: string | Uint8Array }>>;
  answers: Readonly<Record<string, (asked: (name: string) => string) => object | Promise<object>>>;
  owner: OwnerFiles;
  draft: ReturnType<typeof draftOf>;
  preview: Awaited<ReturnType<typeof openPreview>>;
  release: () => Promise<{ folder: string; zip: Uint8Array }>;
}) {
  const { origin, token, page, answers, owner, draft, preview, release } = options;
  /** The newest release, at an address that nobody else knows. */
  let zip = { path: '', body: new Uint8Array() };
  const headers = {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src ${preview.origin}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  };

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { method = '', url = '', headers } = request;
    if (`http://${headers.host}` !== origin)
      return refusal(403, `This page was opened as ${headers.host}. Open ${origin} instead.`);
    const file = page[url] ?? (url === zip.path ? { type: 'application/zip', body: zip.body } : photo(url));
    if (file && method === 'GET') return { status: 200, ...file };
    if (!timingSafeEqual(digest(headers['x-token']), digest(token)))
      return refusal(403, 'The address of this page isn’t complete. Open the one in the terminal.');
    const { pathname, searchParams } = new URL(url, origin);
    const asked = answers[pathname];
    if (method === 'GET' && asked) return { status: 200, body: await asked((name) => searchParams.get(name) ?? '') };
    if (method !== 'PUT') return refusal(405, `${method} ${url} isn’t something this server answers. Use PUT.`);
    if (headers.origin !== origin)
      return refusal(403, `This request came from ${headers.origin}. Only ${origin} may send one.`);

    const type = headers['content-type'] ?? '';
    if (type !== 'application/json' && !pictureTypes.includes(type))
      return refusal(
        415,
        /hei[cf]/.test(type)
          ? heic
          : `${type ? `This is ${type}` : 'This isn’t a picture'}. Choose a JPEG, PNG, WebP or AVIF.`,
      );
    // Node reads no more than what is announced.
    if (!(Number(headers['content-length']) <= largestBytes))
      return refusal(413, 'This picture is larger than 25 MB. Save it smaller: 2,000 pixels across is plenty.');
    const body = await buffer(request);
    if (type !== 'application/json') return { status: 200, body: { checksum: keepPhoto(body) } };
    if (url === '/release') {
      const { folder, zip: made } = await release();
      zip = { path: `/${randomUUID()}.zip`, body: Uint8Array.from(made) };
      return { status: 200, body: { release: { folder, zip: zip.path } } };
    }
    const { files, base } = v.parse(draftSchema, JSON.parse(body.toString()));
    const isSaved = Object.entries(files).every(([name, value]) => owner.read(name) === value);
    if (isSaved) draft.clear();
    else draft.write({ files, base });
    const shown = await preview.show(files);
    return url === '/save' && shown.site ? save(files, base, shown) : { status: 200, body: shown };
  }

  /** Only a client that has seen the photo knows its checksum. */
  function photo(url: string) {
    const body = photos.get(url.replace('/photo/', ''));
    // A browser finds out by itself what a photo is, but not a drawing.
    return body && { type: body[0] === '<'.charCodeAt(0) ? 'image/svg+xml' : 'application/octet-stream', body };
  }

  /** Saves changes that the site was built with, where nobody else changed the files meanwhile. */
  function save(files: Draft['files'], base: Draft['base'], shown: object): Answer {
    const changed = Object.keys(files).filter((name) => owner.read(name) !== (base[name] ?? null));
    if (changed.length > 0)
      return { status: 409, body: { changed: Object.fromEntries(changed.map((name) => [name, owner.read(name)])) } };
    // Photos first and the facts, which name them, last.
    for (const name of Object.keys(files).sort().reverse()) owner.write(name, files[name] ?? null);
    draft.clear();
    return { status: 200, body: shown };
  }

  return createServer((request, response) => {
    void answer(request)
      .catch((error: unknown) => ({
        status: error instanceof UserError ? 403 : 400,
        body: { problems: problemsOf(error) },
        type: undefined,
      }))
      .then(({ status, type = 'application/json', body }) => {
        response.writeHead(status, { ...headers, 'content-type': type });
        response.end(typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body));
      });
  });
}
