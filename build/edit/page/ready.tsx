import { startTransition, useActionState } from 'react';
import { formatProblem } from '../../problem.ts';
import { useEditor } from './editor.ts';
import { go } from './go-to.ts';
import { inWords, isBlocking, isError, type Note } from './notes.ts';
import { type Answer, send } from './server.ts';

/** Where the form ends and the release begins: what is left to do, each one click from its field, and the button for it. */
export function Ready() {
  const { notes, labels, isChanged, isChecked } = useEditor();
  const isSaved = !isChanged && isChecked;
  const [{ release, problems: refused = [] }, build, isBuilding] = useActionState<Partial<Answer>>(
    () => send('/release', {}),
    {},
  );
  const left = notes.filter(isBlocking);
  const others = notes.filter((note) => !isBlocking(note));
  return (
    <section id="ready" tabIndex={-1} aria-labelledby="ready-title">
      <h2 id="ready-title">Ready to publish?</h2>
      <p>
        {left.some(isError)
          ? 'Fix this first. What else is to do shows after that:'
          : left.length > 0
            ? `${left.length} to do before you publish:`
            : isSaved
              ? 'You’re ready to publish.'
              : 'Nothing is left to do. Save first.'}
      </p>
      <NoteList notes={left} />
      {others.length > 0 && (
        <details>
          <summary>Good to know: {others.length}</summary>
          <NoteList notes={others} />
        </details>
      )}
      <button type="button" disabled={left.length > 0 || !isSaved || isBuilding} onClick={() => startTransition(build)}>
        Build the release
      </button>
      <div role="status">
        {isBuilding && 'Building…'}
        {refused.map((problem) => inWords(problem, labels)).join(' ')}
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

/** What is wrong or left to do, each with a button that leads to its field. */
const NoteList = ({ notes }: { notes: readonly Note[] }) => (
  <ul>
    {notes.map((note) => (
      <li key={formatProblem(note.problem)}>
        {note.name && (
          <button type="button" onClick={() => go(note)}>
            {note.name}
          </button>
        )}{' '}
        {note.message}
      </li>
    ))}
  </ul>
);
