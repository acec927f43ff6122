import { getDefaultRegistry } from '@rjsf/core';
import type { FieldTemplateProps, WidgetProps } from '@rjsf/utils';
import { phoneInFigures } from './fields.ts';
import type { Point } from './map-around.ts';
import type { Pictures } from './photo.tsx';

const { templates, widgets } = getDefaultRegistry();
const { BaseInputTemplate } = templates;

/** What is wrong with a field, and what nobody has confirmed yet: by the field's path, such as `towns[0].name`. */
interface Note {
  path: string;
  message: string;
}

/** What the library hands to all fields. */
export interface Context extends Pictures {
  problems: readonly Note[];
  /** The claims to confirm, with the reason. */
  claims: readonly Note[];
  confirmed: readonly unknown[];
  onConfirm: (field: string, isTrue: boolean) => void;
  inLanguages: boolean;
  /** The company's, as two capital letters, and the middle of its area. */
  state: string;
  center: Point | undefined;
}

/** The box beside a claim that is as it was in the sample, or left out: whether it is true of this company. */
export function Claim({ fieldPathId, registry }: FieldTemplateProps) {
  const { claims, confirmed, onConfirm }: Context = registry.formContext;
  const field = fieldPathId.path.join('.');
  const reason = claims.find(({ path }) => path === field)?.message;
  const isConfirmed = confirmed.includes(field);
  return reason || isConfirmed ? (
    <label className="claim">
      <input type="checkbox" checked={isConfirmed} onChange={({ target }) => onConfirm(field, target.checked)} />
      This is true of us{reason && ` (it ${reason})`}
    </label>
  ) : null;
}

/** A phone number as people write it, once it is left. */
export const Phone = ({ onBlur, ...props }: WidgetProps) => (
  <BaseInputTemplate
    {...props}
    type="tel"
    value={/^\+/.test(props.value) ? phoneInFigures(props.value) : props.value}
    onBlur={(id: string, value?: string) => {
      if (value) props.onChange(phoneInFigures(value));
      onBlur(id, value);
    }}
  />
);

export const Month = (props: WidgetProps) => <BaseInputTemplate {...props} type="month" />;

/** One of a few from a menu, several as boxes to tick. */
export const Select = (props: WidgetProps) => {
  const Widget = props.multiple ? widgets.CheckboxesWidget : widgets.SelectWidget;
  return Widget && <Widget {...props} />;
};
