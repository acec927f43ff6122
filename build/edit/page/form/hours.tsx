import type { FieldProps } from '@rjsf/utils';

type Times = readonly [from: string, to: string];
type Hours = Readonly<Record<string, Times | 'closed' | undefined>>;

const usual: Times = ['08:00', '18:00'];
const wholeDay: Times = ['00:00', '24:00'];

/** When a company is open: for each day a box for closed, or two times of the browser's own clock. */
export function HoursField({ formData, schema, fieldPathId, onChange }: FieldProps) {
  const hours: Hours = formData ?? {};
  const set = (next: Hours | undefined) => onChange(next, fieldPathId.path);
  const days = Object.keys(schema.properties ?? {}).filter((day) => day !== 'holidays');
  const every = (times: Times | undefined) => Object.fromEntries(days.map((day) => [day, times]));
  const heading = (
    <>
      <legend>{schema.title}</legend>
      <p className="field-description">{schema.description}</p>
    </>
  );
  if (!formData)
    return (
      <fieldset id={fieldPathId.$id}>
        {heading}
        <button type="button" onClick={() => set(every(usual))}>
          Set hours
        </button>
      </fieldset>
    );
  return (
    <fieldset id={fieldPathId.$id} className="hours">
      {heading}
      {days.map((day, index) => (
        <Day
          key={day}
          id={`${fieldPathId.$id}_${day}`}
          name={day}
          times={hours[day]}
          onChange={(times) => set({ ...hours, [day]: times })}
        >
          {index === 0 && (
            <button type="button" onClick={() => set({ ...hours, ...every(hours[day] as Times) })}>
              Same every day
            </button>
          )}
        </Day>
      ))}
      <label>
        Holidays
        <select
          value={Array.isArray(hours.holidays) ? 'own' : (hours.holidays ?? '')}
          onChange={({ target }) =>
            set({ ...hours, holidays: { own: usual, closed: 'closed' as const }[target.value] })
          }
        >
          <option value="">As on any other day</option>
          <option value="closed">Closed</option>
          <option value="own">Hours of their own</option>
        </select>
      </label>
      {Array.isArray(hours.holidays) && (
        <Day
          id={`${fieldPathId.$id}_holidays`}
          name="holidays"
          times={hours.holidays as Times}
          onChange={(times) => set({ ...hours, holidays: times ?? 'closed' })}
        />
      )}
      <button type="button" onClick={() => set(undefined)}>
        We never close
      </button>
    </fieldset>
  );
}

function Day(props: {
  id: string;
  name: string;
  times: Times | 'closed' | undefined;
  onChange: (times: Times | undefined) => void;
  children?: React.ReactNode;
}) {
  const { id, name, onChange, children } = props;
  const times = Array.isArray(props.times) ? (props.times as Times) : undefined;
  // A day from midnight to midnight is a whole one.
  const change = (from: string, to: string) => onChange(from === to && from === '00:00' ? wholeDay : [from, to]);
  return (
    <fieldset>
      <legend>{name}</legend>
      <label>
        <input
          type="checkbox"
          checked={!times}
          onChange={({ target }) => onChange(target.checked ? undefined : usual)}
        />
        Closed
      </label>
      {times && (
        <>
          <input
            type="time"
            id={`${id}_0`}
            aria-label={`${name}, from`}
            value={times[0]}
            onChange={({ target }) => change(target.value, times[1])}
          />
          <input
            type="time"
            id={`${id}_1`}
            aria-label={`${name}, to`}
            value={times[1].replace('24:00', '00:00')}
            onChange={({ target }) => change(times[0], target.value)}
          />
        </>
      )}
      {children}
    </fieldset>
  );
}
