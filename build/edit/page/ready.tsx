import { useState } from 'react';
import { formatProblem, type Problem } from '../../problem.ts';
import { type Answer, send } from './server.ts';

/** Where the form ends and the release begins: what is left to do, each one click from its field, and the button for it. */
export function Ready(props: {
  problems: readonly Problem[];
  isSaved: boolean;
  nameOf: (problem: Problem) => string;
  wordsOf: (problem: Problem) => string;
  go: (problem: Problem) => void;
}) {
  const { problems, isSaved, nameOf, wordsOf, go } = props;
  const [{ release, problems: refused = [] }, setAnswer] = useState<Partial<Answer>>({});
  const [isBuilding, setBuilding] = useState(false);
  const left = problems.filter(isBlocking);
  const others = problems.filter((problem) => !isBlocking(problem));
  const item = (problem: Problem) => (
    <li key={formatProblem(problem)}>
      {nameOf(problem) && (
        <button type="button" onClick={() => go(problem)}>
          {nameOf(problem)}
        </button>
      )}{' '}
      {wordsOf(problem)}
    </li>
  );
  async function build() {
    setBuilding(true);
    setAnswer(await send('/release', {}));
    setBuilding(false);
  }
  return (
    <section id="ready" tabIndex={-1} aria-labelledby="ready-title">
      <h2 id="ready-title">Ready to publish?</h2>
      <p>
        {left.length > 0
          ? `${left.length} to do before you publish:`
          : isSaved
            ? 'All is done.'
            : 'Nothing is left to do. Save first.'}
      </p>
      <ul>{left.map(item)}</ul>
      {others.length > 0 && (
        <details>
          <summary>Good to know: {others.length}</summary>
          <ul>{others.map(item)}</ul>
        </details>
      )}
      <button type="button" disabled={left.length > 0 || !isSaved || isBuilding} onClick={build}>
        Build the release
      </button>
      <div role="status">
        {isBuilding && 'Building…'}
        {refused.map(wordsOf).join(' ')}
        {release && (
          <>
            Your site is in the folder <strong>{release.folder}</strong>. Upload all of it to your host, or{' '}
            <a href={release.zip} download="site.zip">
              download it as a zip
            </a>{' '}
            to hand to somebody.
          </>
        )}
      </div>
    </section>
  );
}

/** Whether nothing is published while it is there. */
export const isBlocking = ({ severity, blocks }: Problem) => severity === 'error' || blocks !== undefined;
