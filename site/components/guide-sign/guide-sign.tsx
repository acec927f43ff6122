import { RoadShield } from '../../scenes/road-shield.tsx';
import { useBusiness, useContent } from '../../site-context.ts';

/** A guide sign with the roads that the company works on: their shields, or else their names on plates. */
export function GuideSign() {
  const { roads, address } = useBusiness();
  const { messages } = useContent();
  if (!roads) return null;
  return (
    <div className="guide-sign__roads">
      <p>{messages.layout.roads}</p>
      <ul className="guide-sign__shields">
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
