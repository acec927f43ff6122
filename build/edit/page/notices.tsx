import type { EditorState } from './use-editor.ts';

/** What somebody else saved meanwhile: their changes can be taken, or be saved over. */
export function Conflict({ changed: theirs = {}, saved, settle }: EditorState) {
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

/** Changes of an earlier tab or process, which were never saved. */
export const DraftNotice = ({ isDraft, discardDraft }: EditorState) =>
  isDraft && (
    <section role="alert">
      These changes were never saved. They are here again.
      <button type="button" onClick={discardDraft}>
        Throw them away
      </button>
    </section>
  );

/** Says whose words are changed, where several companies have the same. */
export const SharedNotice = ({ shared, open }: EditorState) =>
  shared.includes(open) && <p>All your companies have these words. What you change is saved for this company alone.</p>;
