import type { Business } from '../../business/business.ts';
import { wordsIn } from '../../business/fields/text.ts';
import { useBusiness, useContent, useSite } from '../../site-context.ts';
import { PhotoPicture } from '../scene-picture/scene-picture.tsx';
import { Quotation } from './reviews.tsx';

/** In rem. */
const portraitWidth = 6;

/** Someone at the company: their words, if any, their name and job, and their photo if there is one. */
export function Person({ name, role, words, photo: own }: NonNullable<Business['people']>[number]) {
  const { language } = useContent();
  const photo = useSite().images.photos[own?.name ?? ''];
  const job = wordsIn(role, language);
  const said = words ? (
    <Quotation words={wordsIn(words, language)}>
      {name}, {job}
    </Quotation>
  ) : (
    <p>
      <strong>{name}</strong>, {job}
    </p>
  );
  if (!photo) return said;
  return (
    <div className="card card--person">
      <PhotoPicture photo={photo} focus={own?.focus} alt={name} width={portraitWidth} isThumbnail loading="lazy" />
      {said}
    </div>
  );
}

/** Everyone at the company that the owner names. */
export const People = () => (useBusiness().people ?? []).map((person) => <Person key={person.name} {...person} />);
