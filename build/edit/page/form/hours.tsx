import type { FieldProps } from '@rjsf/utils';

type Times = readonly [from: string, to: string];
/** The times of each day. A day that is left out is closed; holidays that are left out are like every other day. */
type Hours = Readonly<Record<string, Times | 'closed' | undefined>>;

const usual: Times = ['08:00', '18:00'];

/** When a company is open, day by day. */
export function HoursField({ formData, schema, fieldPathId, onChange }: FieldProps) {
  const hours: Hours | undefined = formData;
  const { $id, path } = fieldPathId;
  const days = Object.keys(schema.properties ?? {});
  const set = (next?: Hours) => onChange(next, path);
  const every = (times: Hours[string]) =>
    Object.fromEntries(days.filter((name) => name !== 'holidays').map((name) => [name, times]));
  return (
    <fieldset id={$id} className="hours">
      <legend>{schema.title}</legend>
      <p className="field-description">{schema.description}</p>
      {hours && (
        <>
          {days.map((name) => (
            <Day
              key={name}
              id={`${$id}_${name}`}
              name={name}
              times={hours[name]}
              onChange={(times) => set({ ...hours, [name]: times })}
            />
          ))}
          <button type="button" onClick={() => set({ ...hours, ...every(hours.monday) })}>
            Every day as on Monday
          </button>
        </>
      )}
      <button type="button" onClick={() => set(hours ? undefined : every(usual))}>
        {hours ? 'We never close' : 'Set hours'}
      </button>
    </fieldset>
  );
}

/** A row for a day: a box for closed, or two times of the browser's own clock. Holidays may also be like every other day. */
function Day(props: { id: string; name: string; times: Hours[string]; onChange: (times?: Hours[string]) => void }) {
  const { id, name, times, onChange } = props;
  const open = times === 'closed' ? undefined : times;
  const mayBeAsOthers = name === 'holidays';
  const box = (title: string, isTicked: boolean, ticked?: 'closed') => (
    <label>
      <input type="checkbox" checked={isTicked} onChange={() => onChange(isTicked ? usual : ticked)} />
      {title}
    </label>
  );
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
      {mayBeAsOthers && box('As on any other day', !times)}
      {mayBeAsOthers ? times && box('Closed', !open, 'closed') : box('Closed', !open)}
      {open && clock(0, open)}
      {open && clock(1, open)}
    </fieldset>
  );
}

/** A day from midnight to midnight is a whole one. */
const wholeDay = (from: string, to: string): Times => [from, from === '00:00' && to === from ? '24:00' : to];
