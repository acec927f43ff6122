import type { ReactNode } from 'react';
import type { TextNode } from '../../../build/route.ts';
import { useContent } from '../../site-context.ts';
import { EmergencyNumber, OurNumber, TollRoadNumber } from '../number-to-call/number-to-call.tsx';
import { Phrase } from '../phrase/phrase.tsx';
import { CarOnRoad, TollRoadSigns } from './car-on-road.tsx';

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
      <p>
        <Phrase text={danger} />
      </p>
      <div className="who-to-call__road">
        <Place id="lane" {...lane} drawing={<CarOnRoad paint="#3f82bf" />} isFirst>
          <EmergencyNumber />
        </Place>
        {tollRoads.length > 0 && (
          <Place id="toll-road" {...tollRoad} drawing={<TollRoadSigns />}>
            {tollRoads.map((road) => (
              <TollRoadNumber key={road.dial} road={road} />
            ))}
          </Place>
        )}
        <Place id="shoulder" {...shoulder} drawing={<CarOnRoad paint="#2f9487" />}>
          <OurNumber />
        </Place>
        <Place id="off" {...off} drawing={<CarOnRoad paint="#7d6aa8" isParked />}>
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
        <p>
          <Phrase text={answer} />
        </p>
      </div>
    </>
  );
}
