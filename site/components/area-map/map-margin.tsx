import { kmPerMile } from '../../business/geography.ts';
import { useWords } from '../../words/site-words.ts';

/** Units high. */
export const marginHeight = 52;

/** Under the map, as on paper: a ruler in miles, and where north is. */
export function MapMargin({ side, scale, step }: { side: number; scale: number; step: number }) {
  const { phrases, fill, language } = useWords();
  const north = phrases.claims.directions[0]?.charAt(0).toLocaleUpperCase(language);
  const across = Math.round(step * kmPerMile * scale);
  return (
    <g className="area-map__margin" transform={`translate(0 ${side})`}>
      <path className="area-map__paper" d={`M0 0H${side}V${marginHeight}H0Z`} />
      <path className="area-map__ruler" d={`M16 32H${16 + 2 * across}V38H16Z`} />
      <path d={`M16 32H${16 + across / 2}V38H16ZM${16 + across} 32h${across / 2}v6h${-across / 2}z`} />
      <text x="16" y="24">
        0
      </text>
      <text x={16 + across} y="24" textAnchor="middle">
        {step}
      </text>
      <text x={16 + 2 * across} y="24" textAnchor="middle">
        {fill(phrases.home.map.miles, { number: String(2 * step) })}
      </text>
      <g transform={`translate(${side - 34} 26)`}>
        <path className="area-map__ruler" d="M0-20 5-5 20 0 5 5 0 20-5 5-20 0-5-5Z" />
        <path d="M0-20V0L5-5ZM20 0H0L5 5ZM0 20V0L-5 5ZM-20 0H0L-5-5Z" />
        <text x="-26" y="-6" textAnchor="end">
          {north}
        </text>
      </g>
    </g>
  );
}
