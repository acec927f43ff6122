import type { Drawing } from '../../scenes/drawings/artboard.ts';
import { ArtboardSvg } from '../../scenes/drawings/index.tsx';
import { type Step, Steps } from '../steps/steps.tsx';

/** How much of the drawing a still shows: the car and what happens to it. */
const stillWidth = 364;

interface FilmProps {
  /** Has `steps`, and the id `film` on what it shows. */
  drawing: Drawing;
  alt: string;
  steps: readonly Step[];
}

/**
 * A drawing that moves through its states as the reader scrolls, with the words of each beside it; where a style sheet
 * cannot do that, each step has a still.
 * @throws where there are more or fewer steps than states
 */
export function Film({ drawing, alt, steps }: FilmProps) {
  const { height, steps: states = [] } = drawing;
  if (steps.length !== states.length)
    throw new Error(`The film has ${steps.length} steps. Expected a list of ${states.length} right below the drawing.`);
  return (
    <div className="film">
      <div className="film__scene" role="img" aria-label={alt}>
        <ArtboardSvg {...drawing} />
      </div>
      <Steps
        steps={steps.map(({ title, text }, index) => ({
          title,
          text: (
            <>
              <svg
                className={`film__still film__still--${states[index]?.name}`}
                viewBox={`${states[index]?.left} 0 ${stillWidth} ${height}`}
                preserveAspectRatio="xMidYMax slice"
                aria-hidden="true"
              >
                <use href="#film" />
              </svg>
              {text}
            </>
          ),
        }))}
      />
    </div>
  );
}
