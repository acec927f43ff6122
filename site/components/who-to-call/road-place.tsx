import type { ReactNode } from 'react';
import type { TextNode } from '../../../build/route.ts';
import type { places } from '../../scenes/places.tsx';
import { useSite } from '../../site-context.ts';
import { Paragraph } from '../markdown/sentence.tsx';

interface RoadPlaceProps {
  id: (typeof places)[number];
  title: string;
  /** What to do there, line by line. */
  answer: readonly (readonly TextNode[])[];
  /** What to do where that can't be done. */
  wayOut?: readonly TextNode[];
  /** Whether it is chosen before anybody touches anything. */
  isFirst?: boolean;
  /** The number to call there. */
  children: ReactNode;
}

/** A band of the drawn road, which is a radio button, and whom to call where it is chosen. */
export function RoadPlace({ id, title, answer, wayOut = [], isFirst = false, children }: RoadPlaceProps) {
  const { href } = useSite();
  const answerId = `who-to-call-${id}`;
  return (
    <>
      <label className={`road-place road-place--${id}`}>
        <input type="radio" name="who-to-call" aria-describedby={answerId} defaultChecked={isFirst} />
        <span>{title}</span>
        <img className="road-place__picture" src={href('/scenes/places.svg')} alt="" width={140} height={72} />
      </label>
      <div className="road-answer night" id={answerId}>
        {children}
        {answer.map((line, index) => (
          <Paragraph key={index} text={line} />
        ))}
        <Paragraph className="road-answer__way-out" text={wayOut} />
      </div>
    </>
  );
}
