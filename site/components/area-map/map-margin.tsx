import { kmPerMile } from '../../business/geography.ts';
import { useContent } from '../../site-context.ts';

/** Units high. */
export const marginHeight = 52;

/** Under the map, as on paper: a ruler in miles, and where north is. */
export function MapMargin({ side, scale, step }: { side: number; scale: number; step: number }) {
  const { phrases, fill, language } = useContent();
  const north = phrases.claims.directions[0]?.charAt(0).toLocaleUpperCase(language);
  const across = Math.round(step * kmPerMile * scale);
  return (
    <g className="area-map__margin" transform={`translate(0 ${side})`}>
      <rect className="area-map__paper" width={side} height={marginHeight} />
      {/* Thick and thin by turns. */}
      <path d={`M16 32${`h${across / 2}v4h${across / 2}v-4`.repeat(2)}v6H16Z`} />
      <text x="16" y="24">
        0
      </text>
      <text x={16 + across} y="24" textAnchor="middle">
        {step}
      </text>
      <text x={16 + 2 * across} y="24" textAnchor="middle">
        {fill(phrases.home.map.miles, { number: String(2 * step) })}
      </text>
      <path d={`M${side - 34} 6l5 15 15 5-15 5-5 15-5-15-15-5 15-5Z`} />
      <text x={side - 60} y="24" textAnchor="end">
        {north}
      </text>
    </g>
  );
}
