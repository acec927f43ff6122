import * as v from 'valibot';
import { focus } from './fields/focus.ts';
import { object, optional } from './fields/object.ts';
import { text } from './fields/text.ts';
import { words } from './fields/words.ts';
import { photoSlugs } from './service-slugs.ts';

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
const focused = object({ text: words(alt), ...focus });

/** What the form calls the two that aren't of a service. */
const labels: Readonly<Record<string, string>> = { home: 'Home, next to the number', about: 'About, at the top' };

/** What a photo shows, and where its middle is not what matters, the side to keep. */
const photo = (slug: string) =>
  v.pipe(
    v.union([words(alt), focused]),
    v.metadata({ ...v.getMetadata(alt), ...(labels[slug] && { title: labels[slug] }), isPhoto: true }),
    v.transform(
      (given): v.InferOutput<typeof focused> =>
        typeof given === 'object' && 'text' in given ? given : { text: given },
    ),
  );

/** What the owner's photos show, by the slug of the page that they are on. */
export const ownPhotos = object(optional(Object.fromEntries(photoSlugs.map((slug) => [slug, photo(slug)]))), {
  hint: 'What your photos show: one for each service, one for home and one for About.',
});
