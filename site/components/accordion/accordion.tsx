import type { Question } from '../../content/content.ts';
import { TextBlocks } from '../text-blocks/text-blocks.tsx';

/** Questions of which at most one is open: the shared `name` makes the browser close the others. */
export function Accordion({ name, questions }: { name: string; questions: readonly Question[] }) {
  return (
    <div className="accordion" data-accordion="">
      {questions.map(({ question, answer }, index) => (
        <details key={index} name={name}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <TextBlocks blocks={answer} />
        </details>
      ))}
    </div>
  );
}
