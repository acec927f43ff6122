import type { ReactNode } from 'react';
import type { TextNode } from '../../../build/route.ts';
import type { places } from '../../scenes/places.tsx';
import { useSite } from '../../site-context.ts';
import { Paragraph } from '../markdown/sentence.tsx';

interface RoadPlaceProps {
  id: (typeof places)[number];
  title: string;
  answer: readonly TextNode[];
  /** Whether it is chosen before anybody touches anything. */
  isFirst?: boolean;
  /** The number to call there. */
  children: ReactNode;
}

/** A band of the drawn road, which is a radio button, and whom to call where it is chosen. */
export function RoadPlace({ id, title, answer, isFirst = false, children }: RoadPlaceProps) {
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
        <Paragraph text={answer} />
      </div>
    </>
  );
}
