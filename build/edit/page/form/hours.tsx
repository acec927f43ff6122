import { getDefaultRegistry } from '@rjsf/core';
import { ariaDescribedByIds, type FieldProps, toErrorList } from '@rjsf/utils';

const { FieldErrorTemplate } = getDefaultRegistry().templates;

type Times = readonly [from: string, to: string];
/** The times of each day. A day that is left out is closed; holidays that are left out are like every other day. */
type Hours = Readonly<Record<string, Times | 'closed' | undefined>>;

const usual: Times = ['08:00', '18:00'];

/** When a company is open: a row for each day, closed or with two times of the browser's own clock. */
export function HoursField({ formData, schema, fieldPathId, errorSchema, onChange, registry }: FieldProps) {
  const { $id, path } = fieldPathId;
  const hours: Hours | undefined = formData;
  const days = Object.keys(schema.properties ?? {});
  const every = (times: Hours[string]) =>
    Object.fromEntries(days.filter((day) => day !== 'holidays').map((day) => [day, times]));
  function row(day: string) {
    const times = hours?.[day];
    const open = times === 'closed' ? undefined : times;
    const isHolidays = day === 'holidays';
    const id = `${$id}_${day}`;
    const errors = toErrorList(errorSchema?.[day]).map(({ message = '' }) => message);
    const set = (next?: Hours[string]) => onChange({ ...hours, [day]: next }, path);
    const clock = (index: 0 | 1, [from, to]: Times) => (
      <input
        type="time"
        id={`${id}_${index}`}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={ariaDescribedByIds(id)}
        aria-label={`${day}, ${index ? 'to' : 'from'}`}
        value={index ? to.replace('24:00', '00:00') : from}
        onChange={({ target: { value } }) => set(index ? wholeDay(from, value) : wholeDay(value, to))}
      />
    );
    return (
      <fieldset key={day}>
        <legend>{day}</legend>
        <select
          id={id}
          aria-label={`${day}: open or closed`}
          value={open ? 'open' : times}
          onChange={({ target: { value } }) => set(value === 'open' ? usual : value === 'closed' ? value : undefined)}
        >
          <option value="">{isHolidays ? 'As on any other day' : 'Closed'}</option>
          {isHolidays && <option value="closed">Closed</option>}
          <option value="open">Open</option>
        </select>
        {open && clock(0, open)}
        {open && clock(1, open)}
        {day === 'monday' && (
          <button type="button" onClick={() => onChange({ ...hours, ...every(times) }, path)}>
            Every day as on Monday
          </button>
        )}
        <FieldErrorTemplate {...{ errors, schema, registry }} fieldPathId={{ ...fieldPathId, $id: id }} />
      </fieldset>
    );
  }
  return (
    <fieldset id={$id} className="hours">
      <legend>{schema.title}</legend>
      <p className="field-description">{schema.description}</p>
      {hours && days.map(row)}
      <button type="button" onClick={() => onChange(hours ? undefined : every(usual), path)}>
        {hours ? 'We never close' : 'Set hours'}
      </button>
    </fieldset>
  );
}

/** A day from midnight to midnight is a whole one. */
const wholeDay = (from: string, to: string): Times => [from, from === '00:00' && to === from ? '24:00' : to];
