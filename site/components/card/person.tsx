import type { Business } from '../../business/business.ts';
import { wordsIn } from '../../business/fields/text.ts';
import { useBusiness, useContent, useSite } from '../../site-context.ts';
import { PhotoPicture } from '../scene-picture/scene-picture.tsx';
import { Quotation } from './reviews.tsx';

/** Of a portrait, in rem, on every screen. */
const portraitWidth = 6;

/** Somebody of the company: in their own words, or by name alone, beside their photo where there is one. */
export function Person({ name, role, words, photo: own }: NonNullable<Business['people']>[number]) {
  const { language } = useContent();
  const photo = useSite().images.photos[own?.name ?? ''];
  const who = `${name}, ${wordsIn(role, language)}`;
  const said = words ? <Quotation words={wordsIn(words, language)}>{who}</Quotation> : <p>{who}</p>;
  if (!photo) return said;
  return (
    <div className="card card--person">
      <PhotoPicture photo={photo} focus={own?.focus} alt={name} width={portraitWidth} isFixed loading="lazy" />
      {said}
    </div>
  );
}

/** Everybody of the company whom the owner names. */
export const People = () => (useBusiness().people ?? []).map((person) => <Person key={person.name} {...person} />);
