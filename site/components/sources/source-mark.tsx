import { useContext } from 'react';
import { NotesContext } from './notes.ts';

/** The number of a source, as a link to the list at the end of the page; nothing on a page without such a list. */
export function SourceMark({ id }: { id: string }) {
  const number = useContext(NotesContext).indexOf(id) + 1;
  if (number === 0) return null;
  return (
    <a className="source-mark" href={`#source-${id}`}>
      <sup>{number}</sup>
    </a>
  );
}
