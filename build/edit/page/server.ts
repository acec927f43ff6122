import type { RJSFSchema } from '@rjsf/utils';
import type { Problem } from '../../problem.ts';
import type { Files } from '../owner-files.ts';

/**
 * Files of one kind: their folder and their names, the page of one, its fields, and where there may be more, how a new one
 * begins.
 */
export interface Kind {
  title: string;
  folder: string;
  /** Left out, any. */
  slugs?: readonly string[];
  page: string;
  /** What those are called whose names alone would not say it. */
  labels?: Readonly<Record<string, string>>;
  schema: RJSFSchema;
  /** The facts as they read in the language of the files, by the names that texts call them by. */
  words?: Readonly<Record<string, string>>;
  start?: { name: string; text: string; counter?: string; heading: string; needed?: readonly string[] };
}

/** What the server answers: what there is, or what is wrong, or where the site is, or what somebody else changed. */
export interface Answer {
  files: Files;
  /** The texts that all companies have: a change makes one this company's own. */
  shared: readonly string[];
  kinds: readonly Kind[];
  /** The texts that the site has no page of, as the company leaves out what they are about. */
  absent: readonly string[];
  /** The day where the company is, as `2026-11-21`. */
  today: string;
  problems?: readonly Problem[];
  /** Whether nothing was checked, as another check was sent before its turn came. */
  isOutdated?: boolean;
  site?: string;
  /** The number of its build. */
  build?: number;
  /** Its pages, by their paths from there. */
  pages?: readonly string[];
  changed?: Files;
  /** What was saved. */
  saved?: Files;
  /** Of a photo that was sent, and the end of its name. */
  checksum?: string;
  type?: string;
  place?: { name: string; region: string; latitude: number; longitude: number };
  /** The folder of a release, and the address of the same as a zip. */
  release?: { folder: string; zip: string };
  /** What was changed before and never saved, and the files as they were then. */
  draft?: { files: Files; base: Files } | undefined;
}

// The token is taken out of the address, which others may see; it lasts as long as the tab.
const token = location.hash.slice(1) || (sessionStorage.getItem('token') ?? '');
sessionStorage.setItem('token', token);
history.replaceState(null, '', '/');

/** Asks the editor's server: a `GET`, or with a body a `PUT`. */
export async function send(path: string, body?: object): Promise<Answer> {
  const type = body instanceof File ? 'application/octet-stream' : 'application/json';
  const content = body && { method: 'PUT', body: body instanceof File ? body : JSON.stringify(body) };
  const response = await fetch(path, { headers: { 'x-token': token, 'content-type': type }, ...content }).catch(() => {
    const message = 'The editor isn’t responding. Check the terminal window you started it in.';
    return Response.json({ problems: [{ severity: 'error', message }] });
  });
  return response.json();
}
