import Form, { getDefaultRegistry } from '@rjsf/core';
import {
  type ArrayFieldItemTemplateProps,
  type BaseInputTemplateProps,
  ErrorSchemaBuilder,
  englishStringTranslator,
  type FieldTemplateProps,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
  type RJSFSchema,
  TranslatableString,
  type WidgetProps,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import { isValidElement, useMemo } from 'react';
import { type Fields, isFields } from './fields.ts';
import { Markdown, Photo, type Pictures } from './pictures.tsx';

const { templates, widgets } = getDefaultRegistry();
const { ArrayFieldItemButtonsTemplate, BaseInputTemplate, FieldTemplate, ObjectFieldTemplate } = templates;

/** `claims.averageResponseMinutes` → `Claims: average response minutes`; `flatbed-towing` → `Flatbed towing`. */
export const labelOf = (name: string) =>
  name
    .replace('.', ': ')
    .replace(/(?<=[a-z])[A-Z]|-(?=\w)/g, (sign) => ` ${sign.replace('-', '').toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/**
 * Fits a JSON Schema to the form, after those in it: its fields and choices have labels, and its example says how it is
 * entered.
 * @param inLanguages whether words may be entered for each language
 */
function asInput({ examples, enum: choices, ...schema }: RJSFSchema, inLanguages: boolean): RJSFSchema {
  const { type, properties = {}, anyOf, additionalProperties } = schema;
  const [example] = Array.isArray(examples) ? examples : [];
  delete properties.$schema;
  // A new entry begins empty.
  if (isFields(additionalProperties)) additionalProperties.default = '';
  for (const [name, field] of Object.entries(properties)) {
    if (!isFields(field)) continue;
    field.title ??= labelOf(name);
    // It is there in any case.
    if ('default' in field) schema.required = [...(schema.required ?? []), name];
  }
  if (choices) return { ...schema, oneOf: choices.map((only) => ({ const: only, title: labelOf(`${only}`) })) };
  // What can only be true is ticked.
  if (schema.const === true) return { ...schema, type: 'boolean', const: undefined };
  if (schema.isWords && !inLanguages) return { ...(anyOf?.[0] as RJSFSchema), title: schema.title };
  if (anyOf) {
    // A choice within a choice is one, and what the choices have in common is said once.
    const all = anyOf.flatMap((option) => (isFields(option) && (option as RJSFSchema).anyOf) || [option]);
    return { ...schema, anyOf: all.map((option) => ({ ...(option as RJSFSchema), description: undefined })) };
  }
  if (type === 'array') return { ...schema, uniqueItems: isFields(schema.items) && 'oneOf' in schema.items };
  if (example === undefined || typeof example === 'object') return schema;
  const formats = type === 'string' && { color: /^#[\da-f]{6}$/i, date: /^\d{4}-\d\d-\d\d$/, textarea: /.{50}/ };
  const [format = schema.format] = Object.entries(formats).find(([, shape]) => shape.test(`${example}`)) ?? [];
  return { ...schema, format, placeholder: `${example}` };
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
  const isNamed = (name: string) => groups.some(([, names]) => names.includes(name));
  groups.push(['More', properties.map(({ name }) => name).filter((name) => !isNamed(name))]);
  return groups.map(([title, names], index) => {
    const wrong = names.filter((name) => errorSchema?.[name]).length;
    return (
      <details key={title} open={index === 0} hidden={names.length === 0}>
        <summary>
          {title} {wrong > 0 && <span className="error-detail">{wrong} to fix</span>}
        </summary>
        {properties.filter(({ name }) => names.includes(name)).map(({ content }) => content)}
      </details>
    );
  });
}

const own = {
  ObjectFieldTemplate: Groups,
  /** A photo has its picture above its words; what can be one value only needs no input. */
  FieldTemplate: (props: FieldTemplateProps) => (
    <>
      {props.schema.isPhoto && <Photo {...props} />}
      {props.schema.const === undefined && props.schema.format !== 'hidden' ? (
        <FieldTemplate {...props} />
      ) : (
        props.errors
      )}
    </>
  ),
  BaseInputTemplate: (props: BaseInputTemplateProps) => (
    <BaseInputTemplate {...props} placeholder={props.schema.placeholder} />
  ),
  /** A choice of what a field holds, and its inputs. */
  MultiSchemaFieldTemplate: ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
    <>
      <label htmlFor={isValidElement<{ id: string }>(selector) ? selector.props.id : ''}>How</label>
      {selector}
      {optionSchemaField}
    </>
  ),
  ArrayFieldItemTemplate: ({ className, children, buttonsProps, hasToolbar }: ArrayFieldItemTemplateProps) => (
    <div className={className}>
      {children}
      {hasToolbar && <ArrayFieldItemButtonsTemplate {...buttonsProps} />}
    </div>
  ),
  /** Texts refer to most of these fields by their names, which stay; others, the schema says, are named here. */
  WrapIfAdditionalTemplate: (props: WrapIfAdditionalTemplateProps) => {
    const { classNames, schema, id, label, children, onKeyRenameBlur, onRemoveProperty } = props;
    if (!schema.nameTitle) return <div className={classNames}>{children}</div>;
    return (
      <div className={classNames}>
        <label htmlFor={`${id}-key`}>{schema.nameTitle}</label>
        <input key={label} id={`${id}-key`} defaultValue={label} onBlur={onKeyRenameBlur} />
        {children}
        <button type="button" onClick={onRemoveProperty}>
          Remove
        </button>
      </div>
    );
  },
};

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
  fields: Fields;
  problems: readonly { path: string; message: string }[];
  pictures: Pictures;
  onChange: (fields: Fields, changed: string) => void;
}) {
  const { fields, problems, pictures, onChange } = props;
  // Where another language is spoken of, words may differ by it.
  const inLanguages = JSON.stringify(fields).includes('"es"');
  const schema = useMemo(() => {
    const adapt = (_: string, node: unknown) => (isFields(node) ? asInput(node, inLanguages) : node);
    return JSON.parse(JSON.stringify(props.schema), adapt);
  }, [props.schema, inLanguages]);
  const records = Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([, field]) => isFields(field) && isFields(field.additionalProperties))
      // A record has a button of its own for each entry.
      .map(([name]) => [name, { 'ui:options': { enableOptionalDataFieldForType: [] } }]),
  );
  const errors = new ErrorSchemaBuilder();
  for (const { path, message } of problems) errors.addErrors(message, path);
  return (
    <Form
      tagName="div"
      schema={schema}
      uiSchema={{
        ...records,
        'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'] },
        'ui:submitButtonOptions': { norender: true },
      }}
      formData={fields}
      templates={own}
      widgets={{ markdown: Markdown, SelectWidget: Select }}
      validator={validator}
      translateString={(text, values) => shorter.get(text) ?? englishStringTranslator(text, values)}
      noValidate
      showErrorList={false}
      extraErrors={errors.ErrorSchema}
      formContext={pictures}
      experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
      onChange={({ formData }, changed = '') => onChange(formData, changed)}
    />
  );
}

/** One of a few from a menu, several as boxes to tick. */
const Select = (props: WidgetProps) => {
  const Widget = props.multiple ? widgets.CheckboxesWidget : widgets.SelectWidget;
  return Widget && <Widget {...props} />;
};
