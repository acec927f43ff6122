import { useEffect, useState } from 'react';
import { type Answer, type Files, send } from './server.ts';
import type { EditorFiles } from './use-files.ts';

/**
 * Saves, by Ctrl+S too, and asks before unsaved changes are left.
 * @param show gets what keeps the changes from being saved
 * @returns `theirs`, what somebody else saved meanwhile, and `settle`, which goes on with that or over it
 */
export function useSave(
  { files, saved, changes, isChanged, change, setSaved }: EditorFiles,
  show: (answer: Answer) => void,
) {
  const [theirs, setTheirs] = useState<Files>({});
  async function save() {
    const answer = await send('/save', changes);
    setTheirs(answer.changed ?? {});
    if (answer.problems) show(answer);
    if (answer.site) setSaved(files);
  }
  function settle(next: Files) {
    setSaved({ ...saved, ...theirs });
    setTheirs({});
    change(() => next);
  }
  useEffect(() => {
    // A handler that returns anything asks before the page is left.
    window.onbeforeunload = isChanged ? (event) => event.preventDefault() : null;
    window.onkeydown = (event) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (isChanged) void save();
    };
  });
  return { theirs, save, settle };
}
