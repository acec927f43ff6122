import { useState } from 'react';
import type { Answer, Files } from './server.ts';
import { useHistory } from './use-history.ts';

/** The files as they are on the disk, and as the form has them; a draft is one change of all that was never saved. */
export function useFiles(found: Answer) {
  const { draft } = found;
  const [disk, setDisk] = useState({ ...found, files: { ...found.files, ...draft?.base } });
  const [isDraft, setDraft] = useState(draft !== undefined);
  const { files, ...history } = useHistory(disk.files, draft?.files);
  const names = Object.keys({ ...disk.files, ...files });
  const changed = names.filter((name) => (files[name] ?? null) !== (disk.files[name] ?? null));
  const pick = (from: Files) => Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  return {
    ...history,
    files,
    saved: disk.files,
    kinds: disk.kinds,
    shared: disk.shared,
    /** The first, which every company has. */
    facts: Object.keys(found.files)[0] ?? '',
    isChanged: changed.length > 0,
    /** The changed files, and what these were. */
    changes: { files: pick(files), base: pick(disk.files) },
    /** Records what is on the disk now: other files and, after a save, other kinds of files. */
    setSaved(files: Files, now: Partial<Answer> = {}) {
      setDisk({ ...disk, ...now, files });
    },
    /** Whether nobody has decided yet what becomes of the draft. */
    isDraft,
    keepDraft: () => setDraft(false),
    discardDraft() {
      setDisk({ ...disk, files: found.files });
      history.change(() => ({ ...pick({}), ...found.files }));
      setDraft(false);
    },
  };
}
export type EditorFiles = ReturnType<typeof useFiles>;
