import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import { useEditor } from '../editor.ts';
import { isFields } from '../fields.ts';

const { StringField } = getDefaultRegistry().fields;

/** Words, and where the site has another language, the same in it; left empty, both have the first. */
export function WordsField(props: FieldProps) {
  const { formData, fieldPathId, onChange, schema } = props;
  const words: { en?: string; es?: string } = isFields(formData) ? formData : { en: formData };
  // Where another language is spoken of, words may differ by it.
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
