import Form, { getDefaultRegistry } from '@rjsf/core';
import {
  ErrorSchemaBuilder,
  englishStringTranslator,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
  type RJSFSchema,
  TranslatableString,
  type UiSchema,
} from '@rjsf/utils';
import { isValidElement, useMemo } from 'react';
import { type FieldFault, type Fields, isFields } from './edits.ts';
import { type PhotoContext, PhotoField } from './photo-field.tsx';

const { ObjectFieldTemplate } = getDefaultRegistry().templates;

/** `averageResponseMinutes` → `Average response minutes`; `flatbed-towing` → `Flatbed towing`. */
export const labelOf = (name: string) =>
  name
    .replace(/(?<=[a-z])[A-Z]|-(?=\w)/g, (sign) => ` ${sign.replace('-', '').toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const isSchema = (schema: unknown): schema is RJSFSchema => isFields(schema);

/**
 * Labels the fields of a schema, and says by their examples how they are entered.
 * @param inLanguages whether words may be entered for each language
 */
function inputsOf(schema: RJSFSchema, inLanguages: boolean, name = ''): UiSchema {
  const [plain] = schema.anyOf ?? [];
  if (schema.isWords && !inLanguages && isSchema(plain)) {
    delete schema.anyOf;
    Object.assign(schema, { ...plain, title: schema.title });
  }
  const { properties = {}, items, anyOf = [], examples } = schema;
  const example = Array.isArray(examples) && typeof examples[0] !== 'object' ? `${examples[0]}` : '';
  const inside = (field: unknown, label = '') => (isSchema(field) ? inputsOf(field, inLanguages, label) : {});
  const inputs: UiSchema = { 'ui:placeholder': example };
  schema.title ??= labelOf(name);
  // What can only be true is ticked.
  if (schema.const === true) {
    delete schema.const;
    schema.type = 'boolean';
  }
  // The library would make a menu of them.
  delete schema.examples;
  for (const [key, field] of Object.entries(properties)) inputs[key] = inside(field, key);
  inputs.anyOf = anyOf.map((option) => inside(option));
  // What the choices have in common is said once.
  for (const option of anyOf) if (isSchema(option)) delete option.description;
  Object.assign(inputs, { items: Array.isArray(items) ? items.map((item) => inside(item)) : inside(items) });
  const choices = schema.enum ?? (isSchema(items) ? items.enum : undefined);
  if (choices) inputs['ui:enumNames'] = choices.map((choice) => labelOf(String(choice)));
  if (choices && items) schema.uniqueItems = true;
  const widgets = {
    checkboxes: choices && items,
    color: /^#[\da-f]{6}$/i.test(example),
    date: /^\d{4}-\d\d-\d\d$/.test(example),
    textarea: example.length > 50,
    hidden: name.startsWith('$') || schema.const !== undefined,
  };
  const [widget] = Object.entries(widgets).find(([, isRight]) => isRight) ?? [];
  if (widget) inputs['ui:widget'] = widget;
  if (schema.isPhoto) inputs['ui:FieldTemplate'] = PhotoField;
  if (schema.default !== undefined) inputs['ui:enableOptionalDataFieldForType'] = [];
  return inputs;
}

/** The build says what is wrong; the library asks only which kind of value is there, where there may be several. */
const validator = {
  isValid: ({ type, const: only, minItems }: RJSFSchema, value: unknown) =>
    only === undefined ? (Array.isArray(value) ? value.length === minItems : typeof value === type) : only === value,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};

/** The fields by the groups that their schema names, each to be opened. */
function Groups(props: ObjectFieldTemplateProps) {
  const { properties, schema, errorSchema, fieldPathId } = props;
  if (fieldPathId.path.length > 0 || !isFields(schema.groups)) return <ObjectFieldTemplate {...props} />;
  const groups = Object.entries(schema.groups as Record<string, string[]>);
  const isNamed = (name: string) => name.startsWith('$') || groups.some(([, names]) => names.includes(name));
  groups.push(['More', properties.map(({ name }) => name).filter((name) => !isNamed(name))]);
  return groups.map(([title, names], index) => {
    const wrong = names.filter((name) => errorSchema?.[name]).length;
    return (
      <details key={title} open={index === 0} hidden={names.length === 0}>
        <summary>
          {title} {wrong > 0 && <span className="wrong">{wrong} to mend</span>}
        </summary>
        {properties.filter(({ name }) => names.includes(name)).map(({ content }) => content)}
      </details>
    );
  });
}

/** A choice of what a field holds, and its inputs. */
const Choice = ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
  <>
    <label htmlFor={isValidElement<{ id: string }>(selector) ? selector.props.id : ''}>How</label>
    {selector}
    {optionSchemaField}
  </>
);

const shorter = new Map<string, string>([
  [TranslatableString.OptionalObjectAdd, 'Add'],
  [TranslatableString.OptionalObjectRemove, 'Leave out'],
  [TranslatableString.MoveUpButton, 'Up'],
  [TranslatableString.MoveDownButton, 'Down'],
]);

const settings = {
  'ui:globalOptions': { enableOptionalDataFieldForType: ['object' as const, 'array' as const] },
  'ui:submitButtonOptions': { norender: true },
};

/**
 * A form made from a JSON Schema, with what is wrong beside its fields.
 * @param onChange gets the fields, and the id of the one that was changed
 */
export function SchemaForm(props: {
  schema: RJSFSchema;
  fields: Fields;
  faults: readonly FieldFault[];
  photos: PhotoContext;
  onChange: (fields: Fields, changed: string) => void;
}) {
  const { fields, faults, photos, onChange } = props;
  // Where another language is spoken of, words may differ by it.
  const inLanguages = JSON.stringify(fields).includes('"es"');
  const [schema, inputs] = useMemo(() => {
    const own = structuredClone(props.schema);
    return [own, { ...inputsOf(own, inLanguages), ...settings }];
  }, [props.schema, inLanguages]);
  const errors = new ErrorSchemaBuilder();
  for (const [path, message] of faults) errors.addErrors(message, path);
  return (
    <Form
      tagName="div"
      schema={schema}
      uiSchema={inputs}
      formData={fields}
      templates={{ ObjectFieldTemplate: Groups, MultiSchemaFieldTemplate: Choice }}
      validator={validator}
      translateString={(text, values) => shorter.get(text) ?? englishStringTranslator(text, values)}
      noValidate
      showErrorList={false}
      extraErrors={errors.ErrorSchema}
      formContext={photos}
      experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
      onChange={({ formData }, changed = '') => onChange(formData, changed)}
    />
  );
}
