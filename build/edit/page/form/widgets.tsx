import { getDefaultRegistry } from '@rjsf/core';
import type { WidgetProps } from '@rjsf/utils';
import { phoneInFigures } from '../values.ts';
import { Markdown } from './markdown.tsx';

const { templates, widgets: usual } = getDefaultRegistry();
const { BaseInputTemplate } = templates;

/** A phone number as people write it, once all of it is there. */
const Phone = ({ value = '', onChange, ...props }: WidgetProps) => (
  <BaseInputTemplate
    {...props}
    type="tel"
    value={phoneInFigures(value)}
    onChange={(typed?: string) => onChange(typed && phoneInFigures(typed))}
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
