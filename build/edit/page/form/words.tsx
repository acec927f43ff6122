import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import { useEditor } from '../editor.ts';
import { isFields } from '../fields.ts';

const { StringField } = getDefaultRegistry().fields;

/** Words, and on a site in two languages the same in Spanish; if that is empty, both languages have the first. */
export function WordsField(props: FieldProps) {
  const { formData, fieldPathId, onChange, schema } = props;
  const words: { en?: string; es?: string } = isFields(formData) ? formData : { en: formData };
  // The facts name Spanish in `languages`, or in words that have both.
  const isTwice = JSON.stringify(useEditor().company).includes('"es"');
  const isNamedAlike = !words.es && schema.namedAlike?.includes(words.en);
  // Without words, there is nothing to say in Spanish, either.
  const set = ({ en, es }: typeof words) => onChange(en && es ? { en, es } : en || undefined, fieldPathId.path);
  if (!StringField) return null;
  const id = `${fieldPathId.$id}_es`;
  const spanish = { ...props, schema: { ...schema, placeholder: '' }, fieldPathId: { ...fieldPathId, $id: id } };
  return (
    <>
      <StringField {...props} formData={words.en} onChange={(en) => set({ ...words, en })} />
      {isTwice && !isNamedAlike && (
        <>
          <label htmlFor={id}>The same in Spanish</label>
          <StringField {...spanish} formData={words.es} onChange={(es) => set({ ...words, es })} />
        </>
      )}
    </>
  );
}
