import { useState } from 'react';
import type { Files } from './server.ts';

/** The files after each change, the newest last; changes of one field in a row are one. */
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
        const last = history.at(-1);
        const before = field && last?.field === field ? history.slice(0, -1) : history;
        return [...before, { files: { ...last?.files, ...next(last?.files ?? saved) }, field }];
      }),
    undo: () => setHistory((history) => history.slice(0, -1)),
    restart: (files: Files) => setHistory([{ files, field: '' }]),
  };
}
