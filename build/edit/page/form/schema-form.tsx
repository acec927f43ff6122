import Form from '@rjsf/core';
import { ErrorSchemaBuilder, englishStringTranslator, type RJSFSchema, TranslatableString } from '@rjsf/utils';
import { useMemo } from 'react';
import type { Labels } from '../labels.ts';
import type { Fields } from '../values.ts';
import { asInput, validator } from './as-input.ts';
import type { Context } from './context.ts';
import { HoursField } from './hours.tsx';
import { PhotoField } from './photo.tsx';
import { PlaceField } from './place.tsx';
import { templates } from './templates.tsx';
import { widgets } from './widgets.tsx';
import { WordsField } from './words.tsx';

const shorter = new Map<string, string>([
  [TranslatableString.OptionalObjectAdd, 'Add'],
  [TranslatableString.OptionalObjectRemove, 'Leave out'],
]);

/**
 * A form made from a JSON Schema, with what is wrong beside its fields.
 * @param onChange gets the fields, and the id of the one that was changed
 */
export function SchemaForm(props: {
  schema: RJSFSchema;
  labels: Labels;
  fields: Fields;
  context: Omit<Context, 'inLanguages'>;
  onChange: (fields: Fields, changed: string) => void;
}) {
  const { fields, labels, context, onChange } = props;
  // Where another language is spoken of, words may differ by it.
  const inLanguages = JSON.stringify(fields).includes('"es"');
  const schema = useMemo(() => {
    const start = 'text' in (props.schema.properties ?? {}) ? ['text'] : [];
    return asInput(props.schema, labels, start);
  }, [props.schema, labels]);
  const errors = new ErrorSchemaBuilder();
  for (const { path = [], message } of context.errors)
    errors.addErrors(message, path.at(-1) === 'en' || path.at(-1) === 'es' ? path.slice(0, -1) : [...path]);
  return (
    <Form
      tagName="div"
      schema={schema}
      uiSchema={{
        'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'] },
        'ui:submitButtonOptions': { norender: true },
      }}
      formData={fields}
      fields={{ Hours: HoursField, Photo: PhotoField, Place: PlaceField, Words: WordsField }}
      templates={templates}
      widgets={widgets}
      validator={validator}
      translateString={(text, values) => shorter.get(text) ?? englishStringTranslator(text, values)}
      noValidate
      showErrorList={false}
      extraErrors={errors.ErrorSchema}
      formContext={{ ...context, inLanguages }}
      experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
      onChange={({ formData }, changed = '') => onChange(formData, changed)}
    />
  );
}
