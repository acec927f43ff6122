import { startTransition, useActionState } from 'react';
import { formatProblem, type Problem } from '../../problem.ts';
import { listOf, toggle, withField } from './changes.ts';
import { change, useEditor } from './editor.ts';
import { go } from './go-to.ts';
import { inWords, isBlocking, isError, isSilent, labelAt, type Note } from './notes.ts';
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
  return (
    <section id="ready" tabIndex={-1} aria-labelledby="ready-title">
      <h2 id="ready-title">Ready to publish?</h2>
      <p>
        {left.some(isError)
          ? 'Fix this or fill it in first. You can save the rest.'
          : left.length > 0
            ? `${left.length} to do before you publish:`
            : isSaved
              ? 'You’re ready to publish.'
              : isChecked
                ? 'Nothing left to do. Save first.'
                : 'Checking…'}
      </p>
      <NoteList notes={left} />
      {others.length > 0 && (
        <details>
          <summary>Good to know: {others.length}</summary>
          <NoteList notes={others} />
        </details>
      )}
      <Confirmed />
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

/** What is wrong or left to do, each with a button that leads to its field; a source to read again is ticked here. */
const NoteList = ({ notes }: { notes: readonly Note[] }) => (
  <ul>
    {notes.map((note) => (
      <li key={formatProblem(note.problem)}>
        {note.problem.path?.[0] === 'sourcesRead' && isBlocking(note) && !isError(note) ? (
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

/** The box that says a claim, which is as it was in the sample, or left out, is true of this company. */
const Confirm = ({ field }: { field: string }) => (
  <label>
    <input type="checkbox" checked={listOf('confirmed').includes(field)} onChange={() => toggle('confirmed', field)} />
    This is true of us
  </label>
);

/** What the owner has confirmed, to be taken back. */
function Confirmed() {
  const { kinds } = useEditor();
  const confirmed = listOf('confirmed').map(String);
  return (
    confirmed.length > 0 && (
      <details>
        <summary>You confirmed: {confirmed.length}</summary>
        <ul>
          {confirmed.map((field) => (
            <li key={field}>
              {labelAt(kinds[0]?.schema ?? {}, field.split('.'))} <Confirm field={field} />
            </li>
          ))}
        </ul>
      </details>
    )
  );
}

/** A source that is due, its address to read it at, and the box that says it was read today: no field is about it. */
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
