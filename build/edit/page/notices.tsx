import type { Files } from './server.ts';

/** What somebody else saved meanwhile: their changes can be taken, or be saved over. */
export function Conflict({ theirs, saved, settle }: { theirs: Files; saved: Files; settle: (next: Files) => void }) {
  return (
    <section role="alert">
      {Object.entries(theirs).map(([name, now]) => (
        <div key={name}>
          {name} was changed by somebody else meanwhile. Now it says:
          <pre>{newLines(saved[name] ?? null, now).join('\n')}</pre>
        </div>
      ))}
      <button type="button" onClick={() => settle(theirs)}>
        Take that
      </button>
      <button type="button" onClick={() => settle({})}>
        Keep mine
      </button>
    </section>
  );
}

/** Those lines of a file that stood otherwise before. */
const newLines = (before: string | null, after: string | null) =>
  (after ?? 'It is gone.')
    .split('\n')
    .filter((line) => !before?.split('\n').includes(line))
    .slice(0, 5);

/** Changes of an earlier tab or process, which were never saved. */
export const DraftNotice = ({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) => (
  <section role="alert">
    These changes were never saved. They are here again.
    <button type="button" onClick={onKeep}>
      Keep them
    </button>
    <button type="button" onClick={onDiscard}>
      Throw them away
    </button>
  </section>
);

/** Says whose words are changed, where several companies have the same. */
export const SharedNotice = () => (
  <p>All your companies have these words. What you change is saved for this company alone.</p>
);

/** Takes a text off the site: one that it came with is hidden, as other texts lead to it; an own one is deleted. */
export function TextButtons(props: {
  isLeavable: boolean;
  isHidden: boolean;
  canGo: boolean;
  hide: (isHidden: boolean) => void;
  remove: () => void;
}) {
  const { isLeavable, isHidden, canGo, hide, remove } = props;
  if (isLeavable)
    return (
      <button type="button" onClick={() => hide(!isHidden)}>
        {isHidden ? 'Show it on the site again' : 'Hide it on the site'}
      </button>
    );
  return canGo ? (
    <button type="button" onClick={remove}>
      Delete this text
    </button>
  ) : null;
}
