import { Figure } from '../kit/figure.tsx';
import { Scene } from '../scene.tsx';

/** The law's hours, on a clock of 24, and how many days of the week it names. */
const hours = { from: 8, to: 18, days: 5 };

const top = 40;
const hour = 13;
const at = (time: number) => top + (time - 4) * hour;

/** A week of columns from four in the morning to ten at night; five of them are open. */
const YardWeek = () => (
  <Scene signs>
    <rect className="s-sky" width="560" height="330" rx="12" />
    {Array.from({ length: 7 }, (_, day) => {
      const x = 96 + day * 64;
      const isOpen = day < hours.days;
      return (
        <g key={day}>
          <rect className="s-slip" x={x} y={top} width="52" height={18 * hour} rx="6" />
          {isOpen ? (
            <>
              <path
                id={`open-${day}`}
                className="s-safe"
                d={`M${x} ${at(hours.from)}H${x + 52}V${at(hours.to)}H${x}Z`}
              />
              <path className="l-paper" strokeWidth="5" d={`M${x + 14} ${at(13)}l9 10 16-20`} />
            </>
          ) : (
            <rect
              className="l-badge"
              x={x + 2}
              y={at(hours.from)}
              width="48"
              height={(hours.to - hours.from) * hour}
              rx="6"
              strokeWidth="3"
              strokeDasharray="3 9"
            />
          )}
        </g>
      );
    })}
    <path className="l-badge" strokeWidth="2.5" d={`M74 ${at(hours.from)}H88M74 ${at(hours.to)}H88`} />
    <Figure x={62} y={at(hours.from) + 12} value={hours.from} size={34} anchor="end" />
    <Figure x={62} y={at(hours.to) + 12} value={hours.to - 12} size={34} anchor="end" />
    <circle className="s-cone" cx="48" cy={at(13)} r="12" />
    <path
      className="l-badge"
      strokeWidth="3"
      d={`M48 ${at(13) - 24}v-5M48 ${at(13) + 24}v5M24 ${at(13)}h-5M72 ${at(13)}h5M31 ${at(13) - 17}l-4-4M65 ${at(13) + 17}l4 4M65 ${at(13) - 17}l4-4M31 ${at(13) + 17}l-4 4`}
    />
    <path className="s-badge" d={Array.from({ length: 7 }, (_, day) => `M${114 + day * 64} 296h16v6h-16Z`).join('')} />
  </Scene>
);

export const yardWeek = { width: 560, height: 330, draw: YardWeek };
