import { useBrand } from '../use-brand.ts';
import { Numeral } from './numeral.tsx';

interface CallBadgeProps {
  to: '911' | 'us';
  x: number;
  y: number;
}

/** Whom to call from here: the three figures, or the handset of the company's own amber button. */
export function CallBadge({ to, x, y }: CallBadgeProps) {
  const { ink } = useBrand();
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="s-paper" x="-37" y="-22" width="74" height="44" rx="22" />
      {to === '911' ? (
        <>
          <rect className="s-danger" x="-34" y="-19" width="68" height="38" rx="19" />
          <Numeral value={911} x={0} y={0} scale={1.2} />
        </>
      ) : (
        <>
          <rect className="s-amber" x="-34" y="-19" width="68" height="38" rx="19" />
          <path
            fill={ink}
            transform="translate(-14-14)scale(1.17)"
            d="M6 3.5h2.5l2 5L8 10a12 12 0 0 0 6 6l1.5-2.5 5 2V18a2.5 2.5 0 0 1-2.5 2.5A15 15 0 0 1 3.5 6 2.5 2.5 0 0 1 6 3.5z"
          />
        </>
      )}
    </g>
  );
}
