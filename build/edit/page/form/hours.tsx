import { type FieldProps, toErrorList } from '@rjsf/utils';

/** The two times of each day. A day that is left out is closed; holidays that are left out are like every other day. */
type Hours = Readonly<Record<string, readonly string[] | 'closed' | undefined>>;

const usual = ['08:00', '18:00'];

/** When a company is open: a row for each day, closed or with two of the browser's time inputs. */
export function HoursField({ formData, schema, fieldPathId: { $id, path }, errorSchema, onChange }: FieldProps) {
  const hours: Hours | undefined = formData;
  const days = Object.keys(schema.properties ?? {});
  const every = (times: Hours[string]) =>
    Object.fromEntries(days.filter((day) => day !== 'holidays').map((day) => [day, times]));
  function row(day: string) {
    const times = hours?.[day];
    const open = times === 'closed' ? undefined : times;
    const isHolidays = day === 'holidays';
    const id = `${$id}_${day}`;
    const error = toErrorList(errorSchema?.[day])
      .map(({ message }) => message)
      .join(' ');
    const set = (next: Hours[string]) => onChange({ ...hours, [day]: next }, path);
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
        {open?.map((time, index) => (
          <input
            key={index}
            type="time"
            id={`${id}_${index}`}
            aria-label={`${day}, ${index ? 'to' : 'from'}`}
            aria-invalid={error !== '' || undefined}
            aria-describedby={error ? `${id}__error` : undefined}
            value={time.replace('24:00', '00:00')}
            onChange={({ target: { value } }) => set(wholeDay(open.with(index, value)))}
          />
        ))}
        {day === 'monday' && (
          <button type="button" onClick={() => onChange({ ...hours, ...every(times) }, path)}>
            Every day as on Monday
          </button>
        )}
        {error && (
          <p id={`${id}__error`} className="error-detail">
            {error}
          </p>
        )}
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
const wholeDay = (times: readonly string[]) => (times.join() === '00:00,00:00' ? ['00:00', '24:00'] : times);
