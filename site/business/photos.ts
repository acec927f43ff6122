import type { Problem } from '../../build/route.ts';
import { nearestName } from '../../build/text/text-reader.ts';
import type { Business } from './business.ts';
import { fieldProblem } from './field-problem.ts';
import { photoSlugs, serviceSlugs, servicesOf } from './service-slugs.ts';

/** Whether a photo of this name has a page that shows it: home, about, or a service that is offered. */
const isShown = (slug: string, business: Business) =>
  !serviceSlugs.some((service) => service === slug && !servicesOf(business).includes(service));

/**
 * Checks that every photo of a page has alternative text, and every text a photo.
 * @param photos by their names
 * @param folder where they lie, for the messages
 */
export const photoProblems = (business: Business, photos: Readonly<Record<string, unknown>>, folder: string) =>
  photoSlugs.flatMap((slug): Problem[] => {
    const texts = business.photos;
    if (slug in photos === slug in texts) return [];
    const path = ['photos', slug];
    if (!(slug in photos)) return [fieldProblem(path, `describes a photo that isn’t in ${folder}`, ...addPhoto(slug))];
    // A warning says that no page shows the photo of a service that isn't offered.
    return isShown(slug, business)
      ? [fieldProblem(path, 'is missing, but the photo is there', 'Say what the photo shows.')]
      : [];
  });

const addPhoto = (name: string) => ['Add the photo, or leave this empty.', `Put ${name}.jpg there.`] as const;

/**
 * A problem for each photo that people or trucks name and that is not there.
 * @param photos by their names
 * @param folder where they lie, for the messages
 */
export const missingPhotos = (
  { people = [], trucks = [] }: Business,
  photos: Readonly<Record<string, unknown>>,
  folder: string,
) =>
  Object.entries({ people, trucks }).flatMap(([field, owners]) =>
    owners.flatMap(({ photo }, index): Problem[] => {
      if (photo === undefined || photo.name in photos) return [];
      const found = `is "${photo.name}", but no such photo is in ${folder}`;
      return [fieldProblem([field, index, 'photo'], found, ...addPhoto(photo.name))];
    }),
  );

/**
 * A warning for a site that shows neither a truck nor a person of the company: so do fake listings.
 * @param photos by their names
 * @param folder where they lie, for the messages
 */
export const facelessProblems = (
  { people = [], trucks = [] }: Business,
  photos: Readonly<Record<string, unknown>>,
  folder: string,
): Problem[] =>
  ['home', 'about', ...[...people, ...trucks].flatMap(({ photo }) => photo?.name ?? [])].some((name) => name in photos)
    ? []
    : [
        {
          severity: 'warning',
          file: folder,
          message: 'There is no photo of your trucks or your people, as on fake listings.',
          help: 'Add one of your truck, named home.jpg or about.jpg.',
        },
      ];

/**
 * A warning for each photo that no page shows.
 * @param isUsed whether a page shows the file at a path
 * @param folder where they lie, for the messages
 */
export const unusedPhotos = (
  photos: Readonly<Record<string, { fallback: string }>>,
  isUsed: (path: string) => boolean,
  folder: string,
) =>
  Object.entries(photos).flatMap(([name, { fallback }]): Problem[] => {
    if (isUsed(fallback)) return [];
    const page = nearestName(name, photoSlugs);
    const help =
      page === name
        ? 'You don’t offer this service. Add it to "services", or delete the photo.'
        : `Name it ${page ? `"${page}"` : 'like a service, home or about'}, or put ![what it shows](photo:${name}) into a text.`;
    return [{ severity: 'warning', file: folder, message: `No page shows the photo "${name}".`, help }];
  });
