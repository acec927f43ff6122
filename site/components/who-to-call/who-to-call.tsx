import type { ReactNode } from 'react';
import type { TextNode } from '../../../build/route.ts';
import type { places } from '../../scenes/places.tsx';
import { useContent, useSite } from '../../site-context.ts';
import { EmergencyNumber, OurNumber, TollRoadNumbers } from '../call/call.tsx';
import { Paragraph } from '../markdown/sentence.tsx';

/**
 * Asks where the car stopped and shows the one number to call there: a drawing of the road whose bands are radio buttons.
 * Print, and browsers without `:has()`, show every number below its place.
 * @param props.isFirst whether it is on the first screen of its page, and its pictures load at once
 */
export function WhoToCall({ isFirst = false }: { isFirst?: boolean }) {
  const { texts, state } = useContent();
  const { whoToCall } = texts.home?.data ?? {};
  if (!whoToCall) return null;
  const { question, danger, safeGround, wayOut, places } = whoToCall;
  const { title, answer } = places.tollRoad;
  const hasTollRoads = state !== undefined && state.data.tollRoads.length > 0 && title && answer;
  return (
    <fieldset className="who-to-call" id="who-to-call">
      <legend>
        <h2>{question}</h2>
      </legend>
      <div className="stack">
        {danger.map((text, index) => (
          <Paragraph key={index} text={text} />
        ))}
      </div>
      <div className="who-to-call__road" data-who-to-call="">
        <RoadPlace isFirst={isFirst} id="lane" {...places.lane}>
          <EmergencyNumber isLarge />
        </RoadPlace>
        {hasTollRoads && (
          <RoadPlace isFirst={isFirst} id="toll-road" title={title} answer={[...safeGround, ...answer]} wayOut={wayOut}>
            <TollRoadNumbers />
          </RoadPlace>
        )}
        <RoadPlace
          isFirst={isFirst}
          id="shoulder"
          {...places.shoulder}
          answer={[...safeGround, ...places.shoulder.answer]}
          wayOut={wayOut}
        >
          <OurNumber isLarge />
        </RoadPlace>
        <RoadPlace isFirst={isFirst} id="off" {...places.off}>
          <OurNumber isLarge />
        </RoadPlace>
      </div>
    </fieldset>
  );
}

interface RoadPlaceProps {
  isFirst: boolean;
  id: (typeof places)[number];
  title: string;
  /** What to do there, a paragraph a line. */
  answer: readonly (readonly TextNode[])[];
  /** What to do if that isn't possible. */
  wayOut?: readonly TextNode[];
  /** The number to call there. */
  children: ReactNode;
}

/**
 * A band of the drawn road, which is a radio button, and whom to call if it is chosen. At first the lane is, also when a visitor
 * comes back from another page: without autocompletion browsers don't restore a choice
 * (https://developer.mozilla.org/docs/Web/HTML/Element/input/radio).
 */
function RoadPlace({ isFirst, id, title, answer, wayOut = [], children }: RoadPlaceProps) {
  const { href } = useSite();
  const answerId = `who-to-call-${id}`;
  return (
    <div className={`road-band road-band--${id}`}>
      <label className="road-place">
        <input
          className="screen-only"
          type="radio"
          name="who-to-call"
          autoComplete="off"
          aria-describedby={answerId}
          defaultChecked={id === 'lane'}
        />
        <span>{title}</span>
        <img
          className="road-place__picture"
          src={href('/scenes/places.svg')}
          alt=""
          width={140}
          height={72}
          loading={isFirst ? undefined : 'lazy'}
        />
      </label>
      <div className="road-answer" id={answerId}>
        {children}
        {answer.map((line, index) => (
          <Paragraph key={index} text={line} />
        ))}
        <Paragraph className="road-answer__way-out" text={wayOut} />
      </div>
    </div>
  );
}
