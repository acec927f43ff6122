import { getDefaultRegistry } from '@rjsf/core';
import type {
  ArrayFieldTemplateProps,
  BaseInputTemplateProps,
  FieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
  WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import { isValidElement } from 'react';
import { change, useEditor, withField } from '../editor.ts';
import { isFields } from '../fields.ts';
import { AddTowns } from './place.tsx';

const { ArrayFieldTemplate, BaseInputTemplate, FieldTemplate, ObjectFieldTemplate } = getDefaultRegistry().templates;

/** The form's own versions of the library's templates. */
export const templates = {
  ObjectFieldTemplate: Groups,
  /** A field with only one possible value has no input. */
  FieldTemplate: (props: FieldTemplateProps) => {
    const { schema, errors, displayLabel } = props;
    if (schema.const !== undefined) return errors;
    const isLabeled = displayLabel === true && schema.$id !== 'Photo' && !schema.nameTitle;
    return <FieldTemplate {...props} displayLabel={isLabeled} />;
  },
  /** A month and a phone number have the browser's own inputs; an address is completed when it is left. */
  BaseInputTemplate: ({ schema, onBlur, ...props }: BaseInputTemplateProps) => (
    <BaseInputTemplate
      {...{ ...props, schema, placeholder: schema.placeholder }}
      {...(/^(?:tel|month)$/.test(schema.format ?? '') && { type: schema.format })}
      onBlur={(id, typed) => {
        const isBare = schema.format === 'uri' && /^[^\s:/]+\.[^\s:]+$/.test(`${typed ?? ''}`);
        if (isBare) props.onChange(`https://${typed}`);
        onBlur(id, typed);
      }}
    />
  ),
  /** The choice between kinds of values, and the inputs of the chosen one. */
  MultiSchemaFieldTemplate: ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
    <div className="choice">
      <label htmlFor={isValidElement<{ id: string }>(selector) ? selector.props.id : ''}>How</label>
      {selector}
      {optionSchemaField}
    </div>
  ),
  /** A list is emptied by one click, and several towns go in at once. */
  ArrayFieldTemplate: (props: ArrayFieldTemplateProps) => {
    const { fieldPathId, items, title, schema } = props;
    const { open } = useEditor();
    return (
      <>
        <ArrayFieldTemplate {...props} />
        {fieldPathId.path[0] === 'towns' && <AddTowns {...fieldPathId} />}
        {items.length > 1 && !Array.isArray(schema.items) && (
          <button
            type="button"
            aria-label={`Remove all: ${title}`}
            onClick={() => change(withField(open, fieldPathId.path, undefined))}
          >
            Remove all
          </button>
        )}
      </>
    );
  },
  /** Texts refer to most of these fields by their names, which stay; others, the schema says, are named here. */
  WrapIfAdditionalTemplate: (props: WrapIfAdditionalTemplateProps) => {
    const { classNames, schema, id, label, children, onKeyRenameBlur, onRemoveProperty } = props;
    if (!schema.nameTitle) return <div className={classNames}>{children}</div>;
    // The library calls a new entry newKey.
    const name = label.replace(/^newKey(?:-\d+)?$/, '');
    return (
      <div className={classNames}>
        <label htmlFor={`${id}-key`}>{schema.nameTitle}</label>
        <input key={label} id={`${id}-key`} defaultValue={name} onBlur={onKeyRenameBlur} />
        <label htmlFor={id}>{schema.valueTitle}</label>
        {children}
        <button type="button" onClick={onRemoveProperty}>
          Remove
        </button>
      </div>
    );
  },
};

/** The fields by the groups that their schema names, each to be opened; those of any other object one after another. */
function Groups(props: ObjectFieldTemplateProps) {
  const { properties, schema } = props;
  if (!isFields(schema.groups)) return <ObjectFieldTemplate {...props} />;
  return Object.entries(schema.groups as Record<string, string[]>).map(([title, names], index) => (
    <details key={title} open={index === 0}>
      <summary>{title}</summary>
      {properties.filter(({ name }) => names.includes(name)).map(({ content }) => content)}
    </details>
  ));
}
