import { wordsIn } from '../../business/fields/words.ts';
import { useBusiness, useContent, useSite } from '../../site-context.ts';
import { Paragraph } from '../markdown/sentence.tsx';
import { PhotoPicture } from '../scene-picture/scene-picture.tsx';
import { DataTable } from './data-table.tsx';

/** The company's trucks, each with its photo where there is one: all of them, or those for heavy vehicles alone. */
export function Trucks({ areHeavy = false }: { areHeavy?: boolean }) {
  const { trucks = [] } = useBusiness();
  const { messages, language } = useContent();
  const { photos } = useSite().images;
  const { truck, kind, capacity } = messages.crew.trucks;
  const shown = trucks.filter(({ isHeavy }) => isHeavy || !areHeavy);
  const hasPhotos = shown.some(({ photo }) => photos[photo?.name ?? '']);
  return (
    <DataTable
      isPictured={hasPhotos}
      head={[...(hasPhotos ? [''] : []), truck, kind, capacity]}
      rows={shown.map((unit) => {
        const photo = photos[unit.photo?.name ?? ''];
        const picture = photo && (
          <PhotoPicture photo={photo} focus={unit.photo?.focus} alt={unit.name} width={17} loading="lazy" />
        );
        return [
          ...(hasPhotos ? [picture] : []),
          unit.name,
          wordsIn(unit.kind, language),
          wordsIn(unit.capacity, language),
        ];
      })}
    />
  );
}

/** The trucks for heavy vehicles, what those are insured for on them, and how far they go. */
export function HeavyTrucks() {
  return (
    <>
      <Trucks areHeavy />
      <Paragraph text={useContent().shared.heavyTrucks} />
    </>
  );
}
