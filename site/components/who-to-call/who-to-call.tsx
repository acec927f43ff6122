import type { ReactNode } from 'react';
import type { TextNode } from '../../../build/route.ts';
import type { places } from '../../scenes/places.tsx';
import { useContent, useSite } from '../../site-context.ts';
import { CallButton, EmergencyNumber, OurNumber, TollRoadNumbers } from '../call/call.tsx';
import { Paragraph } from '../markdown/sentence.tsx';

/** What to do in danger. It is above every control, or beside the words over it. */
function Danger() {
  const { danger = [] } = useContent().texts.home?.data.whoToCall ?? {};
  return (
    <div className="paper--callout">
      {danger.map((text, index) => (
        <Paragraph key={index} text={text} />
      ))}
    </div>
  );
}

/** Calls, by default 911 and then the company, and beside them what to do in danger. */
export function CallsAndDanger({ children }: { children?: ReactNode }) {
  const { call } = useContent().messages.layout;
  return (
    <div className="section--grid">
      <div className="actions">
        {children ?? (
          <>
            <EmergencyNumber>{`${call} 911`}</EmergencyNumber>
            <CallButton form="sign" />
          </>
        )}
      </div>
      <div>
        <Danger />
      </div>
    </div>
  );
}

/** Danger and control, in a text. */
export const WhoToCall = () => (
  <>
    <Danger />
    <RoadControl />
  </>
);

/**
 * Asks where the car stopped and shows the one number to call there: a drawing of the road whose bands are radio buttons.
 * Print, and browsers without `:has()`, show every number below its place.
 */
export function RoadControl() {
  const { texts, state } = useContent();
  const { whoToCall } = texts.home?.data ?? {};
  if (!whoToCall) return null;
  const { question, safeGround, wayOut, places } = whoToCall;
  const { title, answer } = places.tollRoad;
  const hasTollRoads = state !== undefined && state.data.tollRoads.length > 0 && title && answer;
  const bands: readonly RoadPlaceProps[] = [
    { id: 'lane', ...places.lane, number: <EmergencyNumber /> },
    ...(hasTollRoads
      ? [{ id: 'toll-road', title, answer: [...safeGround, ...answer], wayOut, number: <TollRoadNumbers /> } as const]
      : []),
    {
      id: 'shoulder',
      ...places.shoulder,
      answer: [...safeGround, ...places.shoulder.answer],
      wayOut,
      number: <OurNumber />,
    },
    { id: 'off', ...places.off, number: <OurNumber /> },
  ];
  return (
    <div className="who-to-call" id="who-to-call" role="radiogroup" aria-labelledby="where-it-stopped">
      <h2 id="where-it-stopped">{question}</h2>
      <div className="who-to-call__road" data-who-to-call="">
        {bands.map((band) => (
          <RoadPlace key={band.id} {...band} />
        ))}
      </div>
    </div>
  );
}

interface RoadPlaceProps {
  id: (typeof places)[number];
  title: string;
  /** What to do there, a paragraph a line. */
  answer: readonly (readonly TextNode[])[];
  /** What to do if that isn't possible. */
  wayOut?: readonly TextNode[];
  /** The number to call there. */
  number: ReactNode;
}

/**
 * A band of the drawn road, which is a radio button, and whom to call if it is chosen. At first the lane is, also when a visitor
 * comes back from another page: without autocompletion browsers don't restore a choice
 * (https://developer.mozilla.org/docs/Web/HTML/Element/input/radio).
 */
function RoadPlace({ id, title, answer, wayOut = [], number }: RoadPlaceProps) {
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
        <img className="road-place__picture" src={href('/scenes/places.svg')} alt="" width={140} height={72} />
      </label>
      <div className="road-answer" id={answerId}>
        {number}
        {answer.map((line, index) => (
          <Paragraph key={index} text={line} />
        ))}
        <Paragraph className="road-answer__way-out" text={wayOut} />
      </div>
    </div>
  );
}
