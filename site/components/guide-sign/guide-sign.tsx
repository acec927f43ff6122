import { RoadShield } from '../../scenes/road-shield.tsx';
import { useBusiness } from '../../site-context.ts';

/** The roads that the company works on, in their shields, or by their names on plates: a guide sign over the road. */
export function GuideSign({ title }: { title: string }) {
  const { roads, address } = useBusiness();
  if (!roads) return null;
  return (
    <div className="guide-sign__roads">
      <p>{title}</p>
      <ul>
        {roads.map((road) => {
          const shield = RoadShield({ road, region: address.region });
          return (
            <li key={road}>
              {shield}
              <span className={shield ? 'visually-hidden' : 'guide-sign__plate'}>{road}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
