import { listIn, withName } from './changes.ts';
import type { EditorState } from './use-editor.ts';
import { nameAt } from './values.ts';

/** Takes a text off the site: one that the site came with is hidden, as other texts lead to it; an own one is deleted. */
export function TextButtons({ files, facts, kinds, kind, open, change }: EditorState) {
  const name = nameAt(open);
  const isHidden = listIn(files[facts], 'leaveOut').includes(name);
  if (open === facts) return null;
  if (JSON.stringify(kinds[0]?.schema.properties?.leaveOut).includes(`"${name}"`))
    return (
      <button type="button" onClick={() => change((files) => withName(files, facts, 'leaveOut', name, !isHidden))}>
        {isHidden ? 'Show it on the site again' : 'Hide it on the site'}
      </button>
    );
  return (
    kind?.start && (
      <button type="button" onClick={() => change(() => ({ [open]: null }))}>
        Delete this text
      </button>
    )
  );
}
