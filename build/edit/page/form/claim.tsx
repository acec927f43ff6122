import type { FieldTemplateProps } from '@rjsf/utils';
import { toggle } from '../changes.ts';
import { useEditor } from '../editor.ts';
import { inWords } from '../notes.ts';

/** The box beside a claim that is as it was in the sample, or left out: whether it is true of this company. */
export function Claim({ fieldPathId }: FieldTemplateProps) {
  const { notes, schema, stored } = useEditor();
  const field = fieldPathId.path.join('.');
  const claim = notes.find(({ path, problem }) => problem.blocks === 'unconfirmed' && path?.join('.') === field);
  const isConfirmed = [stored.confirmed].flat().includes(field);
  return claim || isConfirmed ? (
    <label className="claim">
      <input type="checkbox" checked={isConfirmed} onChange={() => toggle('confirmed', field)} />
      This is true of us{claim && ` (it ${inWords({ message: claim.problem.found ?? '' }, schema)})`}
    </label>
  ) : null;
}
