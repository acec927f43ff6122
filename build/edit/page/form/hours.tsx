import type { FieldProps } from '@rjsf/utils';

type Times = readonly [from: string, to: string];
/** The times of each day. A day that is left out is closed; holidays that are left out are like every other day. */
type Hours = Readonly<Record<string, Times | 'closed' | undefined>>;

const usual: Times = ['08:00', '18:00'];
const isOpen = (times: Hours[string]): times is Times => Array.isArray(times);

/** When a company is open: for each day a box for closed, or two times of the browser's own clock. */
export function HoursField({ formData, schema, fieldPathId, onChange }: FieldProps) {
  const hours: Hours | undefined = formData;
  const { $id, path } = fieldPathId;
  const set = (next?: Hours) => onChange(next, path);
  const days = Object.keys(schema.properties ?? {}).filter((day) => day !== 'holidays');
  const every = (times: Hours[string]) => Object.fromEntries(days.map((day) => [day, times]));
  const row = (name: string) => ({
    id: `${$id}_${name}`,
    name,
    times: hours?.[name],
    onChange: (times?: Hours[string]) => set({ ...hours, [name]: times }),
  });
  return (
    <fieldset id={$id} className="hours">
      <legend>{schema.title}</legend>
      <p className="field-description">{schema.description}</p>
      {hours ? (
        <>
          {days.map((name, index) => (
            <Day
              key={name}
              {...row(name)}
              onEvery={index === 0 ? () => set({ ...hours, ...every(hours[name]) }) : undefined}
            />
          ))}
          <label>
            Holidays
            <select
              value={isOpen(hours.holidays) ? 'own' : (hours.holidays ?? '')}
              onChange={({ target }) =>
                set({ ...hours, holidays: target.value === 'own' ? usual : (target.value as 'closed') || undefined })
              }
            >
              <option value="">As on any other day</option>
              <option value="closed">Closed</option>
              <option value="own">Hours of their own</option>
            </select>
          </label>
          {isOpen(hours.holidays) && (
            <Day {...row('holidays')} onChange={(holidays = 'closed') => set({ ...hours, holidays })} />
          )}
          <button type="button" onClick={() => set()}>
            We never close
          </button>
        </>
      ) : (
        <button type="button" onClick={() => set(every(usual))}>
          Set hours
        </button>
      )}
    </fieldset>
  );
}

/** The row of a day; `onEvery` takes its times for every day. */
function Day(props: {
  id: string;
  name: string;
  times: Hours[string];
  onChange: (times?: Hours[string]) => void;
  onEvery?: (() => void) | undefined;
}) {
  const { id, name, times, onChange, onEvery } = props;
  const clock = (index: 0 | 1, [from, to]: Times) => (
    <input
      type="time"
      id={`${id}_${index}`}
      aria-label={`${name}, ${index ? 'to' : 'from'}`}
      value={index ? to.replace('24:00', '00:00') : from}
      onChange={({ target: { value } }) => onChange(index ? wholeDay(from, value) : wholeDay(value, to))}
    />
  );
  return (
    <fieldset>
      <legend>{name}</legend>
      <label>
        <input
          type="checkbox"
          checked={!isOpen(times)}
          onChange={({ target }) => onChange(target.checked ? undefined : usual)}
        />
        Closed
      </label>
      {isOpen(times) && clock(0, times)}
      {isOpen(times) && clock(1, times)}
      {onEvery && (
        <button type="button" onClick={onEvery}>
          Same every day
        </button>
      )}
    </fieldset>
  );
}

/** A day from midnight to midnight is a whole one. */
const wholeDay = (from: string, to: string): Times => [from, from === '00:00' && to === from ? '24:00' : to];
