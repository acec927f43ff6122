import { useState } from 'react';
import type { Files } from './server.ts';

/** The files after each change, the newest last; changes of one field in a row are one, and one that changes nothing is none. */
export function useHistory(saved: Files, draft?: Files) {
  const [history, setHistory] = useState(() => {
    const start = { files: saved, field: '' };
    return draft ? [start, { files: { ...saved, ...draft }, field: '' }] : [start];
  });
  return {
    files: history.at(-1)?.files ?? saved,
    canUndo: history.length > 1,
    /** The library keeps functions of an earlier state, so that a change is made of the newest files. */
    change: (next: (files: Files) => Files, field = '') =>
      setHistory((history) => {
        const { files = saved, field: last } = history.at(-1) ?? {};
        const changed = Object.entries(next(files)).filter(([name, text]) => text !== (files[name] ?? null));
        if (changed.length === 0) return history;
        const before = field && last === field ? history.slice(0, -1) : history;
        return [...before, { files: { ...files, ...Object.fromEntries(changed) }, field }];
      }),
    undo: () => setHistory((history) => history.slice(0, -1)),
  };
}
