import type { ReactNode } from 'react';
import type { TextNode } from '../../../build/route.ts';
import { Phrase } from '../phrase/phrase.tsx';

interface IntroProps {
  title: string;
  lead: readonly TextNode[];
  /** Beside the words and the children, as tall as both. */
  photo?: ReactNode;
  /** Beside the words or, where there is a photo, under them. */
  children: ReactNode;
}

/** A heading with its opening words, and something beside them. */
export const Intro = ({ title, lead, photo, children }: IntroProps) => (
  <div className={photo ? 'intro intro--photo' : 'intro'}>
    <div>
      <h2>{title}</h2>
      <p className="lead">
        <Phrase text={lead} />
      </p>
    </div>
    {photo && <div className="intro__photo">{photo}</div>}
    {children}
  </div>
);
