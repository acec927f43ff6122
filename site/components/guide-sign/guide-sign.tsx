import type { StateCode } from '../../business/states.ts';
import { RoadShield } from '../../scenes/road-shield.tsx';
import { useBusiness } from '../../site-context.ts';

/**
 * Roads, all that the company works on where none are named, in their shields, or by their names on plates; with them a page's head is a guide
 * sign over the road.
 */
export function GuideSign({ title, ...of }: { title: string; roads?: readonly string[]; region?: StateCode }) {
  const business = useBusiness();
  const { roads = business.roads, region = business.address.region } = of;
  if (!roads) return null;
  return (
    <div className="guide-sign">
      <p>{title}</p>
      <ul>
        {roads.map((road) => {
          const shield = RoadShield({ road, region });
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
