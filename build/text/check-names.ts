import { expectedName } from '../nearest-name.ts';
import type { KnownNames } from './known-names.ts';

/** A sentence about a missing image; for a photo, it says where the file goes. */
export function imageMistakes(source: string, images: readonly string[]): string[] {
  const file = /([^/]+)\.(?:jpe?g|png|webp|avif|hei[cf])$/i.exec(source)?.[1];
  const photo = file ?? /^photo:(.+)$/.exec(source)?.[1];
  if (photo === undefined || images.includes(source)) return unlessKnown('image', source, images);
  const name = photo.toLowerCase().replace(/[^a-z\d]+/g, '-');
  return [`There is no photo "${photo}". Put ${name}.jpg into site/photos, and write ![what it shows](photo:${name}).`];
}

/** A sentence about a name in braces that texts can't use. */
export function nameMistakes(name: string, { facts, partials, directives = {}, aliases = {} }: KnownNames): string[] {
  const ids = Object.keys(partials).map((id) => `state: ${id}`);
  const names = [...Object.keys(facts), ...Object.keys(directives), ...ids];
  const [, kind, condition] = /^ *(if|unless)[ =]+["“”']?([\w-]+)/i.exec(name) ?? [];
  if (kind && condition)
    return [
      `{${name}} can’t be used here. Write {${kind.toLowerCase()}=${condition}} at the end of a heading, a paragraph, an item or a row.`,
    ];
  const meant = new Map(Object.entries(aliases)).get(name.trim().toLowerCase());
  if (meant && !names.includes(name)) return [`{${name}} isn’t a name you can use here. Did you mean {${meant}}?`];
  return unlessKnown('name', name, names, (other) => `{${other}}`);
}

/** @param written how a name of this kind is written in the text */
export const unlessKnown = (
  kind: string,
  name: string,
  names: readonly string[],
  written = (other: string) => other,
) =>
  names.includes(name)
    ? []
    : [
        `${written(name)} isn’t ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} you can use here. ${expectedName(name, names, written)}`,
      ];
