import { wordsIn } from '../../business/fields/text.ts';
import { capitalized } from '../../content/intl.ts';
import { useSite } from '../../site-context.ts';
import { PhotoPicture } from '../scene-picture/scene-picture.tsx';

/** The company's trucks, or only those for heavy vehicles, with their photos. */
export function Trucks({ areHeavy = false }: { areHeavy?: boolean }) {
  const { business, content, images } = useSite();
  const { trucks = [] } = business;
  return (
    <ul className="section--grid stack">
      {trucks
        .filter(({ isHeavy }) => isHeavy || !areHeavy)
        .map(({ name, kind, capacity, photo: own }) => {
          const photo = images.photos[own?.name ?? ''];
          return (
            <li key={name}>
              {photo && <PhotoPicture photo={photo} focus={own?.focus} alt={name} width={35} loading="lazy" />}
              <h3>{name}</h3>
              <p>
                {capitalized(wordsIn(kind, content.language), content.language)}, {wordsIn(capacity, content.language)}
              </p>
            </li>
          );
        })}
    </ul>
  );
}
