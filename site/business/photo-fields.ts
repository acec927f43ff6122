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
const focusedAlt = object({ text: words(alt), ...focus });

/** What the form calls photos that aren't of a service. */
const labels: Readonly<Record<string, string>> = { home: 'Home, next to the number', about: 'About, at the top' };

/** What a photo shows: alt text alone, or with the side to keep. */
const photo = (slug: string) =>
  v.pipe(
    v.union([words(alt), focusedAlt]),
    v.metadata({ ...v.getMetadata(alt), ...(labels[slug] && { title: labels[slug] }), isPhoto: true }),
    v.transform(
      (given): v.InferOutput<typeof focusedAlt> =>
        typeof given === 'object' && 'text' in given ? given : { text: given },
    ),
  );

/** What the owner's photos show, by the slug of their page. */
export const ownPhotos = object(optional(Object.fromEntries(photoSlugs.map((slug) => [slug, photo(slug)]))), {
  hint: 'What your photos show: one for each service, one for home and one for About.',
});

/** A photo of a person or a truck: `"pat"`, or with the side to keep, `{ "name": "pat", "focus": "top" }`. */
export function namedPhoto(example: string) {
  const name = matching(
    /^[a-z\d][a-z\d-]{0,39}$/,
    'the name of a file in site/photos without its extension, in lower case',
    { hint: `The photo’s name in site/photos: "${example}" for ${example}.jpg. Leave blank for no photo.`, example },
  );
  const focused = object({ name, ...focus });
  return v.pipe(
    v.union([name, focused]),
    v.metadata({ ...v.getMetadata(name), isPhotoName: true }),
    v.transform((given): v.InferOutput<typeof focused> => (typeof given === 'string' ? { name: given } : given)),
  );
}
