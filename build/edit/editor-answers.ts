import { readFileSync, writeFileSync } from 'node:fs';
import { parse as parseJson } from 'jsonc-parser';
import * as v from 'valibot';
import { build, editable } from '../../build.ts';
import { pictureType } from '../assets/images/read-image.ts';
import { buildAndPublish } from '../command/command.ts';
import type { Options } from '../command/options.ts';
import { displayPath } from '../project.ts';
import type { editorServer } from './editor-server.ts';
import { isDrawing, keepPhoto, keptPhoto } from './kept-photos.ts';
import { type Files, isPhoto, type OwnerFiles } from './owner-files.ts';
import { kindOf, nameAt } from './page/fields.ts';
import { findPlace } from './places.ts';
import type { openPreview } from './preview.ts';

const files = v.record(v.string(), v.nullable(v.string()));
/** Files that the owner changed and did not save yet, and what these were when the change began. */
const changesSchema = v.object({ files, base: files });
export type Changes = v.InferOutput<typeof changesSchema>;

// The fields of the form that no schema has.
const logo = { type: 'string', isPhoto: true, isLogo: true, title: 'Logo, an SVG with its words as paths, or a PNG' };
const text = {
  type: 'string',
  format: 'markdown',
  description: 'An empty line between paragraphs. ## A heading, - an item, **bold**, [a link](/contact/).',
};

/**
 * What the form's page may ask and send.
 * @param draft the file for unsaved changes
 */
export async function editorAnswers(
  options: Options,
  owner: OwnerFiles,
  preview: Awaited<ReturnType<typeof openPreview>>,
  draft: string,
) {
  // Loaded here, so that a missing development package is reported like any other error.
  const { toJsonSchema } = await import('@valibot/to-json-schema');

  /** The kinds of files that the facts among these call for, with their fields, and the files that have no page. */
  function kindsIn(files: Files) {
    const photos = Object.keys(files).filter((name) => isPhoto(name) && files[name]);
    const names = photos.map(nameAt);
    const { kinds: found, today } = editable(parseJson(files[owner.facts] ?? ''), names, new Date());
    const kinds = found.map(({ folder, ...kind }) => ({ ...kind, folder: folder ? `content/${folder}` : '' }));
    return {
      today,
      absent: Object.keys(files).filter((file) => kindOf(kinds, file)?.isAbsent(nameAt(file))),
      kinds: kinds.map(({ schema, ...kind }) => {
        const { properties, ...rest } = toJsonSchema(schema, { errorMode: 'ignore' });
        const own = kind.folder === '' ? { logo } : { text };
        return { ...kind, schema: { ...rest, properties: { ...properties, ...own } } };
      }),
    };
  }
  const sharedIn = (files: Files) => Object.keys(files).filter(owner.isShared);

  const changesIn = (body: Buffer) => v.parse(changesSchema, JSON.parse(body.toString()));

  /** The unsaved changes, without photos that only an earlier editor had. */
  function keptDraft(): Changes {
    try {
      const { files, base } = changesIn(readFileSync(draft));
      const isThere = ([name, value]: [string, string | null]) => !isPhoto(name) || value === null || keptPhoto(value);
      return { files: Object.fromEntries(Object.entries(files).filter(isThere)), base };
    } catch {
      return { files: {}, base: {} };
    }
  }

  /** Builds the site with the changes of the form. */
  async function check(changes: Files) {
    const { builtOf, sound, ...shown } = await preview.show(changes);
    return { sound, shown: { ...shown, ...(builtOf && kindsIn(builtOf)) } };
  }
  return {
    'GET /state': () => {
      const files = owner.all();
      return { files, shared: sharedIn(files), draft: keptDraft(), ...kindsIn(files) };
    },
    'PUT /draft': (_, body) => {
      writeFileSync(draft, JSON.stringify(changesIn(body)), { mode: 0o600 });
      return {};
    },
    'GET /place': ({ query = '', state = '' }) => ({ place: findPlace(query, state) }),
    'PUT /photo': (_, body) => ({ type: isDrawing(body) ? 'svg' : pictureType(body), checksum: keepPhoto(body) }),
    'PUT /check': async (_, body) => (await check(changesIn(body).files)).shown,
    /** Saves what is right in the changes, unless someone else changed the files in the meantime. */
    'PUT /save': async (_, body) => {
      const { files, base } = changesIn(body);
      const { sound, shown } = await check(files);
      if (!shown.site) return shown;
      const changed = Object.keys(files).filter((name) => owner.read(name) !== (base[name] ?? null));
      if (changed.length > 0) return { changed: Object.fromEntries(changed.map((name) => [name, owner.read(name)])) };
      // Photos first and the facts, which name them, last.
      for (const name of Object.keys(sound).sort().reverse()) owner.write(name, sound[name] ?? null);
      return { ...shown, saved: sound, shared: sharedIn(owner.all()) };
    },
    'PUT /release': async () => {
      await buildAndPublish(build, { ...options, release: true });
      return { release: displayPath(options.out) };
    },
  } satisfies Parameters<typeof editorServer>[0]['answers'];
}
