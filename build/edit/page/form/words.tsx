import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import { useEditor } from '../editor.ts';
import { isFields } from '../fields.ts';

const { StringField } = getDefaultRegistry().fields;

/** Words, and where the site has another language, the same in it; left empty, both have the first. */
export function WordsField(props: FieldProps) {
  const { formData, fieldPathId, onChange, schema } = props;
  // Where another language is spoken of, words may differ by it.
  const inLanguages = JSON.stringify(useEditor().company).includes('"es"');
  const { en, es }: { en?: string; es?: string } = isFields(formData) ? formData : { en: formData };
  const isNamedAlike = es === undefined && schema.namedAlike?.includes(en);
  // Without words, there is nothing to say in Spanish, either.
  const set = (en?: string, es?: string) => onChange(en && es ? { en, es } : en || undefined, fieldPathId.path);
  const [id, placeholder] = [`${fieldPathId.$id}_es`, 'The same in Spanish'];
  return (
    StringField && (
      <>
        <StringField {...props} formData={en} onChange={(words) => set(words, es)} />
        {inLanguages && !isNamedAlike && (
          <>
            <label htmlFor={id}>{placeholder}</label>
            <StringField
              {...props}
              schema={{ ...schema, placeholder }}
              fieldPathId={{ ...fieldPathId, $id: id }}
              formData={es}
              onChange={(words) => set(en, words)}
            />
          </>
        )}
      </>
    )
  );
}
