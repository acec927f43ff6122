import type { ReactNode } from 'react';
import type { TextNode } from '../../../build/route.ts';
import type { places } from '../../scenes/places.tsx';
import { useContent, useSite } from '../../site-context.ts';
import { Paragraph } from '../markdown/sentence.tsx';
import { EmergencyNumber, OurNumber, TollRoadNumber } from '../number-to-call/number-to-call.tsx';

/**
 * Asks where the car stopped and shows the one number to call there: a drawing of the road whose bands are radio
 * buttons. A browser that cannot tell which one is checked, and paper, show every number under its place.
 */
export function WhoToCall() {
  const { texts, state } = useContent();
  const { whoToCall } = texts.home?.data ?? {};
  if (!whoToCall) return null;
  const { question, danger, places } = whoToCall;
  const tollRoads = state?.data.tollRoads ?? [];
  const count = tollRoads.length > 0 ? 4 : 3;
  return (
    <fieldset className="who-to-call">
      <legend>
        <h2>{question}</h2>
      </legend>
      <div className="who-to-call__danger">
        {danger.map((text, index) => (
          <Paragraph key={index} text={text} />
        ))}
      </div>
      <div className={`who-to-call__road who-to-call__road--${count}`} data-who-to-call="">
        <Place id="lane" {...places.lane} isFirst>
          <EmergencyNumber />
        </Place>
        {tollRoads.length > 0 && (
          <Place id="toll-road" {...places.tollRoad}>
            <div className="who-to-call__signs">
              {tollRoads.map((road) => (
                <TollRoadNumber key={road.dial} road={road} />
              ))}
            </div>
          </Place>
        )}
        <Place id="shoulder" {...places.shoulder}>
          <OurNumber />
        </Place>
        <Place id="off" {...places.off}>
          <OurNumber />
        </Place>
      </div>
    </fieldset>
  );
}

interface PlaceProps {
  id: (typeof places)[number];
  title: string;
  answer: readonly TextNode[];
  /** Whether it is chosen before anybody touches anything. */
  isFirst?: boolean;
  /** The number to call there. */
  children: ReactNode;
}

function Place({ id, title, answer, isFirst = false, children }: PlaceProps) {
  const { href } = useSite();
  const answerId = `who-to-call-${id}`;
  return (
    <>
      <label className={`who-to-call__place who-to-call__place--${id}`}>
        <input type="radio" name="who-to-call" aria-describedby={answerId} defaultChecked={isFirst} />
        <span>{title}</span>
        <img className="who-to-call__picture" src={href('/scenes/places.svg')} alt="" width={140} height={72} />
      </label>
      <div className="who-to-call__answer night" id={answerId}>
        {children}
        <Paragraph text={answer} />
      </div>
    </>
  );
}
