import { settle, useEditor } from './editor.ts';

/** What somebody else saved meanwhile: their changes can be taken, or be saved over. */
export function Conflict() {
  const { changed: theirs = {}, saved } = useEditor();
  if (Object.keys(theirs).length === 0) return null;
  return (
    <section role="alert">
      {Object.entries(theirs).map(([name, now]) => (
        <div key={name}>
          Someone else changed {name}. It now says:
          <pre>{newLines(saved[name] ?? null, now).join('\n')}</pre>
        </div>
      ))}
      <button type="button" onClick={() => settle(theirs, theirs)}>
        Use theirs
      </button>
      <button type="button" onClick={() => settle(theirs, {})}>
        Keep mine
      </button>
    </section>
  );
}

/** Those lines of a file that stood otherwise before. */
const newLines = (before: string | null, after: string | null) =>
  (after ?? 'It was deleted.')
    .split('\n')
    .filter((line) => !before?.split('\n').includes(line))
    .slice(0, 5);
