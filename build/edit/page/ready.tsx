import { startTransition, useActionState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldPath, formatProblem } from '../../problem.ts';
import { change, editor, listOf, openFile, touch, useEditor, withField } from './editor.ts';
import type { Value } from './fields.ts';
import { fieldId, inWords, isBlocking, isError, type Note } from './notes.ts';
import { type Answer, send } from './server.ts';

/** Where the form ends and the release begins: what is left to do, each one click from its field, and the button for it. */
export function Ready() {
  const { notes, kinds, open, isChanged, isChecked } = useEditor();
  const isSaved = !isChanged && isChecked;
  const [{ release, problems: refused = [] }, build, isBuilding] = useActionState<Partial<Answer>>(
    () => send('/release', {}),
    {},
  );
  // Mistakes first.
  const left = notes.filter(isBlocking).sort((a, b) => Number(isError(b)) - Number(isError(a)));
  // Lines that are left out are told with the text that they are in.
  const isTold = ({ problem: { severity, file } }: Note) => severity !== 'note' || file === open;
  const others = notes.filter((note) => !isBlocking(note) && isTold(note));
  function summary() {
    if (left.length > 0) return `${left.length} to do before you publish. You can save at any time.`;
    if (isSaved) return 'You’re ready to publish.';
    return isChecked ? 'Save your changes first.' : 'Checking…';
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
            Your site is in the folder <strong>{release}</strong>. Upload all of it to your host.
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
        {note.name && !isOfSource(note) && (
          <button type="button" onClick={() => go(note)}>
            {note.name}
          </button>
        )}{' '}
        {note.message} <Confirm {...note} />
      </li>
    ))}
  </ul>
);

/** Leads to the field of a note, in whichever file it is: that of its path, else what it is in, else the list of what is left. */
function go({ file = editor.open, path = [], field: own }: Note): void {
  flushSync(() => openFile(file));
  if (own) touch([own]);
  const ids = path.map((_, index) => fieldId(path.slice(0, path.length - index)));
  const fields = ids.map((id) => document.querySelector(`#${CSS.escape(id)}, [id^="${CSS.escape(id)}_"]`));
  const field = fields.find((found) => found !== null);
  const inputs = 'input, select, textarea, button';
  const input = field?.matches(inputs) ? field : field?.closest('.rjsf-field')?.querySelector(inputs);
  field?.closest('details')?.setAttribute('open', '');
  (input instanceof HTMLElement ? input : document.getElementById('ready'))?.focus();
}

/** Whether it is about a source, which has no field. */
const isOfSource = ({ problem: { path } }: Note) => path?.[0] === 'sourcesRead';

/** The box that says that a claim of the sample is true of this company, or that a source was read again today. */
function Confirm(note: Note) {
  const { facts, today } = useEditor();
  const { message, link, problem } = note;
  const { path = [], blocks } = problem;
  const claim = path.join('.');
  const confirmed = listOf('confirmed');
  const box = (words: string, path: FieldPath, value: Value) => (
    <label>
      <input
        type="checkbox"
        checked={confirmed.includes(claim)}
        onChange={() => change(withField(facts, path, value))}
        aria-description={message}
      />
      {words}
    </label>
  );
  if (blocks === 'unconfirmed') return box('This is true of us', ['confirmed'], [...new Set([...confirmed, claim])]);
  if (!isOfSource(note) || blocks !== 'overdue') return null;
  return (
    <>
      {link && (
        <a href={link} target="_blank" rel="noreferrer" aria-description={message}>
          Open it
        </a>
      )}
      {box('I read it again today, and what my site says is still true', path, today)}
    </>
  );
}
