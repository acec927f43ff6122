import { getDefaultRegistry } from '@rjsf/core';
import type { WidgetProps } from '@rjsf/utils';
import { phoneInFigures } from '../values.ts';
import { Markdown } from './markdown.tsx';

const { templates, widgets: usual } = getDefaultRegistry();
const { BaseInputTemplate } = templates;

/** A phone number as people write it, once it is left. */
const Phone = ({ onBlur, ...props }: WidgetProps) => (
  <BaseInputTemplate
    {...props}
    type="tel"
    value={/^\+/.test(props.value) ? phoneInFigures(props.value) : props.value}
    onBlur={(id: string, value = '') => {
      const figures = phoneInFigures(value);
      if (figures !== value) props.onChange(figures);
      onBlur(id, value);
    }}
  />
);

const Month = (props: WidgetProps) => <BaseInputTemplate {...props} type="month" />;

/** One of a few from a menu, several as boxes to tick. */
const Select = (props: WidgetProps) => {
  const Widget = props.multiple ? usual.CheckboxesWidget : usual.SelectWidget;
  return Widget && <Widget {...props} />;
};

/** The inputs for a value of a format, and for one of a few. */
export const widgets = { markdown: Markdown, tel: Phone, month: Month, SelectWidget: Select };
