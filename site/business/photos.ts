import type { Problem } from '../../build/route.ts';
import { nearestName } from '../../build/text/text-reader.ts';
import type { Business } from './business.ts';
import { fieldProblem } from './field-problem.ts';
import { photoSlugs } from './services.ts';

/**
 * Errors for photos without alt text and for alt text and names without a photo; and a warning if no photo shows a truck
 * or a person of the company, because fake listings have none either.
 * @param photos by their names
 * @param folder that holds them, as messages show it
 */
export function photoProblems(
  business: Business,
  photos: Readonly<Record<string, unknown>>,
  folder: string,
): Problem[] {
  const { people = [], trucks = [], photos: texts, services } = business;
  const described = Object.keys(texts).map((name) => {
    return { name, path: ['photos', name], found: `describes a photo that isn’t in ${folder}` };
  });
  const named = Object.entries({ people, trucks }).flatMap(([field, owners]) =>
    owners.flatMap(({ photo: { name } = { name: '' } }, index) => {
      const found = `is "${name}", but no such photo is in ${folder}`;
      return name ? { name, path: [field, index, 'photo'], found } : [];
    }),
  );
  const missing = [...described, ...named]
    .filter(({ name }) => !(name in photos))
    .map(({ name, path, found }) =>
      fieldProblem(path, found, 'Add the photo, or leave this out.', `Put ${name}.jpg there.`),
    );
  // `unusedPhotos` warns of a photo whose service isn't offered.
  const unsaid = [...services, 'home', 'about']
    .filter((name) => name in photos && !(name in texts))
    .map((name) => fieldProblem(['photos', name], 'is missing, but the photo is there', 'Say what the photo shows.'));
  const hasFace = ['home', 'about', ...named.map(({ name }) => name)].some((name) => name in photos);
  const faceless: Problem = {
    severity: 'warning',
    file: folder,
    message: 'There is no photo of your trucks or your people, as on fake listings.',
    help: 'Add one of your truck, named home.jpg or about.jpg.',
  };
  return [...unsaid, ...missing, ...(hasFace ? [] : [faceless])];
}

/**
 * A warning for each photo that no page shows.
 * @param isUsed whether a page shows the file at a path
 * @param folder that holds them, as messages show it
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
