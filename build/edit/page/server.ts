import type { RJSFSchema } from '@rjsf/utils';
import type { editable } from '../../../build.ts';
import type { Problem } from '../../problem.ts';
import type { Changes } from '../editor-answers.ts';
import type { Files } from '../owner-files.ts';
import { queue } from '../queue.ts';

/** Files of one kind: their folder is one of the owner's, and their fields are a JSON Schema. */
export interface Kind extends Omit<ReturnType<typeof editable>['kinds'][number], 'folder' | 'schema' | 'isAbsent'> {
  folder: string;
  schema: RJSFSchema;
}

/** What the server may answer. */
export interface Answer {
  /** What was not saved when the form was last open. */
  draft: Changes;
  files: Files;
  /** The texts that all companies have: a change makes one this company's own. */
  shared: readonly string[];
  kinds: readonly Kind[];
  /** The texts that the site has no page of, as the company leaves out what they are about. */
  absent: readonly string[];
  /** The day where the company is, as `2026-11-21`. */
  today: string;
  problems?: readonly Problem[];
  site?: string;
  /** Its pages, by their paths from there. */
  pages?: readonly string[];
  changed?: Files;
  /** What was saved. */
  saved?: Files;
  /** Of a photo that was sent, and the end of its name. */
  checksum?: string;
  type?: string;
  place?: { name: string; region: string; latitude: number; longitude: number };
  /** The folder of a release. */
  release?: string;
}

// The token is taken out of the address, which others may see; it lasts as long as the tab.
// After a link within the page, a reload finds another word there.
const [given] = /[\da-f]{64}$/.exec(location.hash) ?? [];
const token = given ?? sessionStorage.getItem('token') ?? '';
sessionStorage.setItem('token', token);
history.replaceState(null, '', '/');

/** Asks the editor's server: a `GET`, or with a body a `PUT`. */
export async function send(path: string, body?: object): Promise<Answer> {
  const type = body instanceof File ? 'application/octet-stream' : 'application/json';
  const content = body && { method: 'PUT', body: body instanceof File ? body : JSON.stringify(body) };
  return fetch(path, { headers: { 'x-token': token, 'content-type': type }, ...content })
    .then((response) => response.json())
    .catch(() => {
      const message = 'The editor isn’t responding. Check the terminal window you started it in.';
      return { problems: [{ severity: 'error', message }] };
    });
}

const inTurn = queue();
/** Has the server keep what isn't saved, one draft after the other: an older one must not arrive last. */
export const keepDraft = (changes: Changes) => inTurn(() => send('/draft', changes));
