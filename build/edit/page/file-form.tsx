import Form, { getDefaultRegistry } from '@rjsf/core';
import { ErrorSchemaBuilder, englishStringTranslator, TranslatableString, type WidgetProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { change, editor, touch, useEditor } from './editor.ts';
import { type Fields, isSame, writeFields } from './fields.ts';
import { asInput, validator } from './form/as-input.ts';
import { CandidatesField } from './form/candidates.tsx';
import { HoursField } from './form/hours.tsx';
import { Markdown } from './form/markdown.tsx';
import { PhotoField } from './form/photo.tsx';
import { PlaceField } from './form/place.tsx';
import { templates } from './form/templates.tsx';
import { WordsField } from './form/words.tsx';
import { isError, isTouched } from './notes.ts';

const shorter = new Map<string, string>([
  [TranslatableString.OptionalObjectAdd, 'Add'],
  [TranslatableString.OptionalObjectRemove, 'Leave out'],
]);

const { CheckboxesWidget, SelectWidget } = getDefaultRegistry().widgets;

/** One of a few from a menu, several as boxes to tick. */
const Select = (props: WidgetProps) => {
  const Widget = props.multiple ? CheckboxesWidget : SelectWidget;
  return Widget && <Widget {...props} />;
};

/**
 * The form of the file that is open, made from its schema: its fields as the file has them. A mistake is beside its field once
 * the owner has changed that or tried to save it, so a new text opens without any.
 */
export function FileForm() {
  const { schema, stored, open, notes, touched } = useEditor();
  const defaults: Fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, Object(field).default]),
  );
  const fields: Fields = { ...defaults, ...stored };
  const input = useMemo(() => asInput(schema), [schema]);
  const errors = new ErrorSchemaBuilder();
  const told = notes.filter((note) => isError(note) && note.file === open && isTouched(note, touched));
  for (const { path = [], message } of told)
    errors.addErrors(message, /^e[ns]$/.test(`${path.at(-1)}`) ? path.slice(0, -1) : [...path]);

  /** An empty list is left out, unless the default is a full one. */
  const withoutEmpty = (name: string, value: unknown) =>
    Array.isArray(value) && value.length === 0 && !defaults[name] ? undefined : value;
  function changeFields(value: Fields, field = '') {
    const own = Object.entries(value).filter(([name, value]) => name in stored || !isSame(value, fields[name]));
    const kept = JSON.parse(JSON.stringify(Object.fromEntries(own), withoutEmpty));
    change({ [editor.open]: writeFields(editor.source, kept) }, `${editor.open} ${field}`);
  }
  return (
    <div onChange={({ target }) => target instanceof Element && touch([`${open}#${target.id}`])}>
      <Form
        tagName="div"
        schema={input}
        uiSchema={{
          'ui:globalOptions': { enableOptionalDataFieldForType: ['object'] },
          'ui:submitButtonOptions': { norender: true },
        }}
        formData={fields}
        fields={{
          StringField: CandidatesField,
          Hours: HoursField,
          Photo: PhotoField,
          Place: PlaceField,
          Words: WordsField,
        }}
        templates={templates}
        widgets={{ markdown: Markdown, SelectWidget: Select }}
        validator={validator}
        translateString={(text, values) => shorter.get(text) ?? englishStringTranslator(text, values)}
        noValidate
        showErrorList={false}
        extraErrors={errors.ErrorSchema}
        experimental_defaultFormStateBehavior={{
          emptyObjectFields: 'skipDefaults',
          arrayMinItems: { populate: 'never' },
        }}
        onChange={({ formData }, changed) => changeFields(formData, changed)}
      />
    </div>
  );
}
