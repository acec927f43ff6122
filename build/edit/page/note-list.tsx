import { formatProblem } from '../../problem.ts';
import type { Note } from './notes.ts';

/** What is wrong or left to do, each with a button that leads to its field. */
export const NoteList = ({ notes, go }: { notes: readonly Note[]; go: (note: Note) => void }) => (
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
