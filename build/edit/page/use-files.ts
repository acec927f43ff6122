import { useState } from 'react';
import type { Answer, Files } from './server.ts';
import { useHistory } from './use-history.ts';

/** The files as they are on the disk, and as the form has them; a draft is one change of all that was never saved. */
export function useFiles({ files: found, draft }: Answer) {
  const [saved, setDisk] = useState({ ...found, ...draft?.base });
  const [isDraft, setDraft] = useState(draft !== undefined);
  const { files, ...history } = useHistory(saved, draft?.files);
  const names = Object.keys({ ...saved, ...files });
  const changed = names.filter((name) => (files[name] ?? null) !== (saved[name] ?? null));
  const pick = (from: Files) => Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));

  /** Records what is on the disk now. */
  function setSaved(files: Files) {
    setDisk(files);
    setDraft(false);
  }
  return {
    ...history,
    files,
    saved,
    setSaved,
    /** The first, which every company has. */
    facts: Object.keys(found)[0] ?? '',
    isChanged: changed.length > 0,
    /** The changed files, and what these were. */
    changes: { files: pick(files), base: pick(saved) },
    /** Whether the changes of an earlier tab are still neither saved nor thrown away. */
    isDraft,
    discardDraft() {
      setSaved(found);
      history.change(() => ({ ...pick({}), ...found }));
    },
  };
}
export type EditorFiles = ReturnType<typeof useFiles>;
