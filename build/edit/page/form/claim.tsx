import type { FieldTemplateProps } from '@rjsf/utils';
import type { Context } from './context.ts';

/** The box beside a claim that is as it was in the sample, or left out: whether it is true of this company. */
export function Claim({ fieldPathId, registry }: FieldTemplateProps) {
  const { claims, confirmed, onConfirm }: Context = registry.formContext;
  const field = fieldPathId.path.join('.');
  const reason = claims.find(({ path }) => path.join('.') === field)?.reason;
  const isConfirmed = confirmed.includes(field);
  return reason || isConfirmed ? (
    <label className="claim">
      <input type="checkbox" checked={isConfirmed} onChange={({ target }) => onConfirm(field, target.checked)} />
      This is true of us{reason && ` (it ${reason})`}
    </label>
  ) : null;
}
