import type { ReactNode } from 'react';
import type { TextNode } from '../../../build/route.ts';
import { useBrand } from '../../scenes/use-brand.ts';
import { useContent } from '../../site-context.ts';
import { drawingColors, roadSigns } from '../../styles/palette.ts';
import { Paragraph } from '../markdown/sentence.tsx';
import { EmergencyNumber, OurNumber, TollRoadNumber } from '../number-to-call/number-to-call.tsx';

/**
 * Asks where the car stopped and shows the one number to call there: a drawing of the road whose bands are radio
 * buttons. A browser that cannot tell which one is checked, and paper, show every number under its place.
 */
export function WhoToCall() {
  const { messages, state } = useContent();
  const { question, danger, lane, tollRoad, shoulder, off } = messages.whoToCall;
  const tollRoads = state?.data.tollRoads ?? [];
  return (
    <fieldset className="who-to-call">
      <legend>
        <h2>{question}</h2>
      </legend>
      {danger.map((text, index) => (
        <Paragraph key={index} text={text} />
      ))}
      <div className="who-to-call__road">
        <Place id="lane" {...lane} drawing={<CarOnRoad paint="blue" />} isFirst>
          <EmergencyNumber />
        </Place>
        {tollRoads.length > 0 && (
          <Place id="toll-road" {...tollRoad} drawing={<TollRoadSigns />}>
            {tollRoads.map((road) => (
              <TollRoadNumber key={road.dial} road={road} />
            ))}
          </Place>
        )}
        <Place id="shoulder" {...shoulder} drawing={<CarOnRoad paint="teal" />}>
          <OurNumber />
        </Place>
        <Place id="off" {...off} drawing={<CarOnRoad paint="plum" isParked />}>
          <OurNumber />
        </Place>
      </div>
    </fieldset>
  );
}

interface PlaceProps {
  id: string;
  title: string;
  answer: readonly TextNode[];
  drawing: ReactNode;
  /** Whether it is chosen before anybody touches anything. */
  isFirst?: boolean;
  /** The number to call there. */
  children: ReactNode;
}

function Place({ id, title, answer, drawing, isFirst = false, children }: PlaceProps) {
  const answerId = `who-to-call-${id}`;
  return (
    <>
      <label className={`who-to-call__place who-to-call__place--${id}`}>
        <input type="radio" name="who-to-call" aria-describedby={answerId} defaultChecked={isFirst} />
        <span>{title}</span>
        {drawing}
      </label>
      <div className="who-to-call__answer night" id={answerId}>
        {children}
        <Paragraph text={answer} />
      </div>
    </>
  );
}

/** A car seen from above, heading right, with its hazard lights on unless it is parked. */
function CarOnRoad({ paint, isParked = false }: { paint: 'blue' | 'teal' | 'plum'; isParked?: boolean }) {
  const { hazard, glass, ...paints } = drawingColors(useBrand());
  return (
    <svg className="who-to-call__drawing" viewBox="-64 -34 128 68" aria-hidden="true">
      {!isParked && (
        <path stroke={hazard.day} strokeWidth="15" strokeLinecap="round" d="M-53-19v.1m0 38v.1M53-19v.1m0 38v.1" />
      )}
      <path fill={paints[paint].day} d="M-46-24H38Q57-22 57 0T38 24H-46Q-57 22-57 0T-46-24Z" />
      <path fill={glass.day} d="M12-18Q30-14 30 0T12 18Q16 0 12-18ZM-36-17Q-46-13-46 0T-36 17Q-39 0-36-17Z" />
    </svg>
  );
}

/** Two signs of toll roads. */
const TollRoadSigns = () => (
  <svg className="who-to-call__drawing" viewBox="-64 -34 128 68" aria-hidden="true">
    <path
      fill={roadSigns.green}
      stroke={roadSigns.white}
      strokeWidth="3"
      d="M-54-32H-4V4H-26V34H-32V4H-54ZM4-32H54V4H32V34H26V4H4Z"
    />
  </svg>
);
