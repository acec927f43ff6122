import type { Question } from '../../content/content.ts';
import { Paragraph } from '../phrase/phrase.tsx';

/** Questions of which at most one is open: the shared `name` makes the browser close the others. */
export function Accordion({ name, questions }: { name: string; questions: readonly Question[] }) {
  return (
    <div className="accordion" data-accordion="">
      {questions.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>
            <h3>{question}</h3>
          </summary>
          {answer.map((paragraph, index) => (
            <Paragraph key={index} text={paragraph} />
          ))}
        </details>
      ))}
    </div>
  );
}
