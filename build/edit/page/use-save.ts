import { useEffect } from 'react';
import { type Answer, type Files, send } from './server.ts';
import type { EditorFiles } from './use-files.ts';

/**
 * Saves, by Ctrl+S too, and asks before unsaved changes are left.
 * @param show gets the answer: the site, or what keeps the changes from being saved
 * @returns `settle`, which goes on with what somebody else saved meanwhile, or over it
 */
export function useSave(
  { files, saved, changes, isChanged, change, setSaved }: EditorFiles,
  show: (answer: Partial<Answer>) => void,
) {
  async function save() {
    const answer = await send('/save', changes);
    show({ changed: {}, ...answer });
    if (answer.site) setSaved(files);
  }
  function settle(theirs: Files, next: Files) {
    setSaved({ ...saved, ...theirs });
    show({ changed: {} });
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
  return { save, settle };
}
