import type { Drawing } from '../../scenes/drawings/artboard.ts';
import { ArtboardFrame, drawingFile } from '../../scenes/drawings/index.tsx';
import { Scene } from '../../scenes/scene.tsx';
import { useSite } from '../../site-context.ts';
import { type Step, Steps } from '../list/steps.tsx';

/** The part of the drawing that a still shows: the car and what happens to it. */
const stillWidth = 364;

interface FilmProps extends Pick<Required<Drawing>, 'width' | 'height' | 'film'> {
  /** The drawing’s. Its file is behind the parts that move. */
  name: string;
  alt: string;
  steps: readonly Step[];
}

/**
 * A drawing that moves through its states as the reader scrolls, with the words for each beside it. Where the browser can't
 * do that, each step has a still.
 * @throws if there are more or fewer steps than states
 */
export function Film({ name, width, height, film, alt, steps }: FilmProps) {
  const { href } = useSite();
  const { draw: Parts, steps: states } = film;
  const fileOf = (drawing: string) => href(drawingFile(drawing));
  if (steps.length !== states.length)
    throw new Error(`The film has ${steps.length} steps. Expected a list of ${states.length} right below the drawing.`);
  return (
    <div className="film">
      <div className="film__scene" role="img" aria-label={alt}>
        <ArtboardFrame width={width} height={height}>
          <Scene>
            <g id="film">
              <image href={fileOf(name)} width={width} height={height} />
              <Parts fileOf={fileOf} />
            </g>
          </Scene>
        </ArtboardFrame>
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
