import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import { type Fields, isFields, type Value } from '../fields.ts';

const { StringField } = getDefaultRegistry().fields;

/** A text, or several candidates for it, of which the site takes the first that names only what the company has, and fits. */
export function CandidatesField(props: FieldProps) {
  const { formData, fieldPathId, onChange } = props;
  if (!StringField) return null;
  const candidates = isFields(formData) && Array.isArray(formData.first) ? formData.first : undefined;
  if (!candidates) return <StringField {...props} />;
  const put = (index: number, words: string) =>
    onChange({ first: candidates.map((each, at) => (at === index ? withWords(each, words) : each)) }, fieldPathId.path);
  return candidates.map((each, index) => {
    const id = index === 0 ? fieldPathId.$id : `${fieldPathId.$id}_${index}`;
    const { text = each, ...conditions } = isFields(each) ? each : ({} as Fields);
    return (
      <div key={index} className="candidate">
        {index === 0 ? <p>The site takes the first one that fits.</p> : <label htmlFor={id}>Or else</label>}
        {Object.entries(conditions).map(([name, of]) => (
          <mark key={name}>{`${name} ${of}`}</mark>
        ))}
        <StringField
          {...props}
          fieldPathId={{ ...fieldPathId, $id: id }}
          formData={text}
          onChange={(words) => put(index, `${words ?? ''}`)}
        />
      </div>
    );
  });
}

const withWords = (candidate: Value, text: string): Value => (isFields(candidate) ? { ...candidate, text } : text);
