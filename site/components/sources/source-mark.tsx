import { useContext } from 'react';
import { NotesContext } from './notes.ts';

/** The number of a source, behind what leans on it; it leads to the list at the page's end. */
export function SourceMark({ id }: { id: string }) {
  const number = useContext(NotesContext).indexOf(id) + 1;
  if (number === 0) return null;
  return (
    <a className="source-mark" href={`#source-${id}`}>
      <sup>{number}</sup>
    </a>
  );
}
