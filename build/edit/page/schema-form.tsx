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
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import { isValidElement, useMemo } from 'react';
import { asInput, type Labels, lengthOf, longText, validator } from './as-input.ts';
import { type Fields, isFields } from './fields.ts';
import { HoursField } from './hours.tsx';
import { Claim, type Context, Month, Phone, Select } from './inputs.tsx';
import { Markdown } from './markdown.tsx';
import { PhotoField } from './photo.tsx';
import { PlaceField } from './place.tsx';
import { WordsField } from './words.tsx';

const { templates } = getDefaultRegistry();
const { ArrayFieldItemButtonsTemplate, BaseInputTemplate, FieldTemplate, ObjectFieldTemplate } = templates;

/** The fields by the groups that their schema names, each to be opened. */
function Groups(props: ObjectFieldTemplateProps) {
  const { properties, schema, fieldPathId, registry } = props;
  const { problems }: Context = registry.formContext;
  if (fieldPathId.path.length > 0 || !isFields(schema.groups)) return <ObjectFieldTemplate {...props} />;
  const groups = Object.entries(schema.groups as Record<string, string[]>);
  const isNamed = (name: string) => groups.some(([, names]) => names.includes(name));
  groups.push(['More', properties.map(({ name }) => name).filter((name) => !isNamed(name))]);
  return groups.map(([title, names], index) => {
    const wrong = problems.filter(({ path }) => names.includes(path.replace(/[.[].*/s, ''))).length;
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
  /** What can be one value only needs no input; a long text says how long it is, and a claim waits to be confirmed. */
  FieldTemplate: (props: FieldTemplateProps) => {
    const [least, most = 0] = lengthOf(props.schema) ?? [];
    return props.schema.const === undefined ? (
      <>
        <FieldTemplate {...props} displayLabel={props.displayLabel === true && props.schema.$id !== 'Photo'} />
        {most >= longText && typeof props.formData === 'string' && !/\{if /.test(props.formData) && (
          <p className="length">
            {props.formData.length} characters of {least} to {most}
          </p>
        )}
        <Claim {...props} />
      </>
    ) : (
      props.errors
    );
  },
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
  const records = Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([, field]) => isFields(field) && isFields(field.additionalProperties))
      // A record has a button of its own for each entry.
      .map(([name]) => [name, { 'ui:options': { enableOptionalDataFieldForType: [] } }]),
  );
  const errors = new ErrorSchemaBuilder();
  for (const { path, message } of context.problems) errors.addErrors(message, path.replace(/\.e[ns]$/, ''));
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
      fields={{ Hours: HoursField, Photo: PhotoField, Place: PlaceField, Words: WordsField }}
      templates={own}
      widgets={{ markdown: Markdown, tel: Phone, month: Month, SelectWidget: Select }}
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
