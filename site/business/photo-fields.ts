import * as v from 'valibot';
import { object, oneOf, optional } from './fields/shape.ts';
import { matching, text, words } from './fields/text.ts';
import { photoSlugs } from './services.ts';

const sides = ['left', 'right', 'top', 'bottom'] as const;

export type Focus = (typeof sides)[number];

/** The side to keep when a photo is cropped; by default the middle. */
const focus = optional({
  focus: oneOf(sides, {
    hint: 'The side to keep when the photo is cropped. Leave blank for the middle.',
    example: 'left',
  }),
});

const alt = v.pipe(
  text(5, 160, {
    hint: 'What the photo shows, for people who can’t see it.',
    example: 'Our flatbed with a sedan on its bed',
  }),
  v.check(
    (words) => !/^(?:IMG|DSC|PXL|image|photo|picture)[\W_]*\d*(?:\.\w+)?$|\.(?:jpe?g|png|webp|avif|heic)$/i.test(words),
    'Say what the photo shows, not what its file is called.',
  ),
);

/** What the form calls photos that aren't of a service. */
const labels: Readonly<Record<string, string>> = { home: 'Home, next to the number', about: 'About, at the top' };

/** A photo's alt text or name, alone or with the side to keep: `"pat"` or `{ "name": "pat", "focus": "top" }`. */
function withFocus<Key extends 'text' | 'name', Said extends v.GenericSchema>(
  key: Key,
  said: Said,
  info: Record<string, unknown>,
) {
  const focused = object({ ...({ [key]: said } as Record<Key, Said>), ...focus });
  return v.pipe(
    v.union([said, focused]),
    v.metadata(info),
    v.transform((given) => (Object(given)[key] ? given : { [key]: given }) as v.InferOutput<typeof focused>),
  );
}

/** What the photo of a page shows. */
const photo = (slug: string) =>
  withFocus('text', words(alt), { ...v.getMetadata(alt), ...(labels[slug] && { title: labels[slug] }), isPhoto: true });

/** What the owner's photos show, by the slug of their page. */
export const ownPhotos = object(optional(Object.fromEntries(photoSlugs.map((slug) => [slug, photo(slug)]))), {
  hint: 'What your photos show: one for each service, one for home and one for About.',
});

/** A photo of a person or a truck, by its name. */
export function namedPhoto(example: string) {
  const expected = 'the name of a file in site/photos without its extension, in lower case';
  const hint = `The photo’s name in site/photos: "${example}" for ${example}.jpg. Leave blank for no photo.`;
  const name = matching(/^[a-z\d][a-z\d-]{0,39}$/, expected, { hint, example });
  return withFocus('name', name, { ...v.getMetadata(name), isPhotoName: true });
}
