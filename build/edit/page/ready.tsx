import { startTransition, useActionState } from 'react';
import { formatProblem, type Problem } from '../../problem.ts';
import { listOf, toggle, withField } from './changes.ts';
import { change, useEditor } from './editor.ts';
import { go } from './go-to.ts';
import { inWords, isBlocking, isError, isSilent, type Note } from './notes.ts';
import { type Answer, send } from './server.ts';

/** Where the form ends and the release begins: what is left to do, each one click from its field, and the button for it. */
export function Ready() {
  const { notes, kinds, isChanged, isChecked } = useEditor();
  const isSaved = !isChanged && isChecked;
  const [{ release, problems: refused = [] }, build, isBuilding] = useActionState<Partial<Answer>>(
    () => send('/release', {}),
    {},
  );
  const left = notes.filter(isBlocking);
  const others = notes.filter((note) => !isBlocking(note) && !isSilent(note));
  function summary() {
    if (left.some(isError)) return 'Fix this or fill it in first. You can save the rest.';
    if (left.length > 0) return `${left.length} to do before you publish:`;
    if (isSaved) return 'You’re ready to publish.';
    return isChecked ? 'Nothing left to do. Save first.' : 'Checking…';
  }
  return (
    <section id="ready" tabIndex={-1} aria-labelledby="ready-title">
      <h2 id="ready-title">Ready to publish?</h2>
      <p>{summary()}</p>
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
        {refused.map((problem) => inWords(problem, kinds[0]?.schema)).join(' ')}
        {release && (
          <>
            Your site is in the folder <strong>{release.folder}</strong>. Upload all of it to your host, or{' '}
            <a href={release.zip} download="site.zip">
              download it as a zip
            </a>{' '}
            to send to someone.
          </>
        )}
      </div>
    </section>
  );
}

/** What is wrong or left to do, each with a button that leads to its field, or where only the owner can say so, a box to tick. */
const NoteList = ({ notes }: { notes: readonly Note[] }) => (
  <ul>
    {notes.map((note) => (
      <li key={formatProblem(note.problem)}>
        {isSourceDue(note) ? (
          <SourceDue {...note.problem} />
        ) : (
          <>
            {note.name && (
              <button type="button" onClick={() => go(note)}>
                {note.name}
              </button>
            )}{' '}
            {note.message}
            {note.problem.blocks === 'unconfirmed' && <Confirm field={note.problem.path?.join('.') ?? ''} />}
          </>
        )}
      </li>
    ))}
  </ul>
);

/** Whether it is a source to be read again, which no field is about. */
const isSourceDue = ({ problem: { path, blocks } }: Note) => path?.[0] === 'sourcesRead' && blocks === 'overdue';

/** A source that is due, its address to read it at, and the box that says it was read today. */
function SourceDue({ path = [], message, help = '' }: Problem) {
  const { facts, today } = useEditor();
  const id = `source-${path.at(-1)}`;
  return (
    <>
      <p id={id}>
        {message}{' '}
        {URL.canParse(help) ? (
          <a href={help} target="_blank" rel="noreferrer" aria-describedby={id}>
            Open it
          </a>
        ) : (
          help
        )}
      </p>
      <label>
        <input type="checkbox" aria-describedby={id} onChange={() => change(withField(facts, path, today))} />I read it
        again today, and what my site says is still true
      </label>
    </>
  );
}

/** The box that says a claim, which is as it was in the sample, or left out, is true of this company. */
const Confirm = ({ field }: { field: string }) => (
  <label>
    <input type="checkbox" checked={listOf('confirmed').includes(field)} onChange={() => toggle('confirmed', field)} />
    This is true of us
  </label>
);
