import { useContent } from '../../site-context.ts';
import { EmergencyNumber, OurNumber, TollRoadNumbers } from '../call/call.tsx';
import { Paragraph } from '../markdown/sentence.tsx';
import { RoadPlace } from './road-place.tsx';

/**
 * Asks where the car stopped and shows the one number to call there: a drawing of the road whose bands are radio
 * buttons. A browser that cannot tell which one is checked, and paper, show every number under its place.
 */
export function WhoToCall() {
  const { texts, state } = useContent();
  const { whoToCall } = texts.home?.data ?? {};
  if (!whoToCall) return null;
  const { question, danger, safeGround, wayOut, places } = whoToCall;
  const { title, answer } = places.tollRoad;
  const tollRoads = state?.data.tollRoads ?? [];
  const hasTollRoads = tollRoads.length > 0 && title !== undefined && answer !== undefined;
  const count = hasTollRoads ? 4 : 3;
  return (
    <fieldset className="who-to-call" id="who-to-call">
      <legend>
        <h2>{question}</h2>
      </legend>
      <div className="who-to-call__danger">
        {danger.map((text, index) => (
          <Paragraph key={index} text={text} />
        ))}
      </div>
      <div className={`who-to-call__road who-to-call__road--${count}`} data-who-to-call="">
        <RoadPlace id="lane" {...places.lane} isFirst>
          <EmergencyNumber isLarge />
        </RoadPlace>
        {hasTollRoads && (
          <RoadPlace id="toll-road" title={title} answer={[...safeGround, ...answer]} wayOut={wayOut}>
            <TollRoadNumbers roads={tollRoads} />
          </RoadPlace>
        )}
        <RoadPlace
          id="shoulder"
          title={places.shoulder.title}
          answer={[...safeGround, ...places.shoulder.answer]}
          wayOut={wayOut}
        >
          <OurNumber isLarge />
        </RoadPlace>
        <RoadPlace id="off" {...places.off}>
          <OurNumber isLarge />
        </RoadPlace>
      </div>
    </fieldset>
  );
}
