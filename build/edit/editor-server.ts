import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { digestOf } from '../cache.ts';
import { problemsOf } from '../command/problems-of.ts';
import { UserError } from '../problem.ts';
import { findFile } from '../serve/serve-file.ts';
import { isDrawing, keptPhoto } from './kept-photos.ts';

const largestBytes = 25 * 1024 * 1024;

/** An answer that says why a request is refused. */
const refusal = (status: number, message: string) =>
  Response.json({ problems: [{ severity: 'error', message }] }, { status });

/**
 * Answers the requests of the editor's page. It answers only this machine, under its own name, and everything but the page
 * itself only with the token. It takes only what its own page sends.
 * @param frame the origin of the preview, which the page shows in a frame
 * @param files of the page, by their paths
 * @param answers what the page asks and sends, by methods and paths: `GET /state`
 */
export function editorServer(options: {
  origin: string;
  token: string;
  frame: string;
  files: ReadonlyMap<string, Uint8Array>;
  answers: Readonly<Record<string, (query: Readonly<Record<string, string>>, body: Buffer) => unknown>>;
}) {
  const { origin, token, frame, files, answers } = options;
  const headers = {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src ${frame}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  };

  async function answer(request: IncomingMessage): Promise<Response> {
    const { method = '', url = '', headers } = request;
    if (`http://${headers.host}` !== origin)
      return refusal(403, `This page was opened as ${headers.host}. Open ${origin} instead.`);
    const file = method === 'GET' && fileAt(url);
    if (file) return file;
    if (!timingSafeEqual(digestOf([`${headers['x-token']}`]), digestOf([token])))
      return refusal(403, 'The address of this page isn’t complete. Open the one in the terminal.');
    const { pathname, searchParams } = new URL(url, origin);
    const given = answers[`${method} ${pathname}`];
    if (!given) return refusal(405, `${method} ${url} isn’t something this server answers.`);
    const query = Object.fromEntries(searchParams);
    if (method === 'GET') return Response.json(await given(query, Buffer.of()));
    if (headers.origin !== origin)
      return refusal(403, `This request came from ${headers.origin}. Only ${origin} may send one.`);

    // Node reads no more than the announced length.
    if (!(Number(headers['content-length']) <= largestBytes))
      return refusal(413, 'This picture is larger than 25 MB. Save it smaller: 2,000 pixels across is plenty.');
    const body = Object(await given(query, await buffer(request)));
    return Response.json(body, { status: 'changed' in body ? 409 : 200 });
  }

  /** A file of the page, or a photo: only a client that has seen it knows its checksum. */
  function fileAt(url: string) {
    const photo = keptPhoto(url.replace('/photo/', ''));
    const { file, type } = findFile('/', url, (path) => files.has(path));
    const body = photo ?? files.get(file);
    // Browsers detect the type of a photo, but not of a drawing.
    const photoType = photo && (isDrawing(photo) ? 'image/svg+xml' : 'application/octet-stream');
    return body && new Response(Buffer.from(body), { headers: { 'content-type': photoType ?? type } });
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const answered = await answer(request).catch((error: unknown) =>
      Response.json({ problems: problemsOf(error) }, { status: error instanceof UserError ? 403 : 400 }),
    );
    response.writeHead(answered.status, { ...headers, ...Object.fromEntries(answered.headers) });
    response.end(Buffer.from(await answered.arrayBuffer()));
  };
}
