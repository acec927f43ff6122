import { getDefaultRegistry } from '@rjsf/core';
import type {
  ArrayFieldItemTemplateProps,
  BaseInputTemplateProps,
  FieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
  WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import { isValidElement } from 'react';
import { useEditor } from '../editor.ts';
import { isFields, phoneInFigures } from '../fields.ts';
import { isError } from '../notes.ts';
import { lengthOf } from './as-input.ts';
import { Claim } from './claim.tsx';
import { lengthIn } from './text-length.ts';

const { ArrayFieldItemButtonsTemplate, BaseInputTemplate, FieldTemplate, ObjectFieldTemplate } =
  getDefaultRegistry().templates;

/** The templates of the library that the form has otherwise. */
export const templates = {
  ObjectFieldTemplate: Groups,
  /** What can be one value only needs no input; a long text says how long it is, and a claim waits to be confirmed. */
  FieldTemplate: (props: FieldTemplateProps) => {
    const { schema, formData, errors, displayLabel } = props;
    const [least, most] = lengthOf(schema) ?? [];
    if (schema.const !== undefined) return errors;
    return (
      <>
        <FieldTemplate {...props} displayLabel={displayLabel === true && schema.$id !== 'Photo' && !schema.nameTitle} />
        {least && most && typeof formData === 'string' && <Length {...{ text: formData, least, most }} />}
        <Claim {...props} />
      </>
    );
  },
  /** A month has the browser's own input; a phone number is as people write it, once all of it is there. */
  BaseInputTemplate: ({ schema, value, onChange, ...props }: BaseInputTemplateProps) => {
    const inFigures = (typed?: string) => (schema.format === 'tel' && typed ? phoneInFigures(typed) : typed);
    return (
      <BaseInputTemplate
        {...{ ...props, schema, placeholder: schema.placeholder }}
        {...(/^(?:tel|month)$/.test(schema.format ?? '') && { type: schema.format })}
        value={inFigures(value)}
        onChange={(typed) => onChange(inFigures(typed))}
      />
    );
  },
  /** A choice of what a field holds, and its inputs. */
  MultiSchemaFieldTemplate: ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
    <div className="choice">
      <label htmlFor={isValidElement<{ id: string }>(selector) ? selector.props.id : ''}>How</label>
      {selector}
      {optionSchemaField}
    </div>
  ),
  /** The library's own doesn't line its buttons up with the input. */
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

/** How many characters a text has, of those that it may have: what is between braces counts as what is shown there. */
function Length({ text, least, most }: { text: string; least: number; most: number }) {
  return (
    <p className="length">
      {lengthIn(text, useEditor().company)} characters of {least} to {most}
    </p>
  );
}

/** The fields by the groups that their schema names, each to be opened; those of any other object one after another. */
function Groups(props: ObjectFieldTemplateProps) {
  const { properties, schema, fieldPathId } = props;
  const errors = useEditor().notes.filter(isError);
  if (fieldPathId.path.length > 0 || !isFields(schema.groups)) return <ObjectFieldTemplate {...props} />;
  const groups = Object.entries(schema.groups as Record<string, string[]>);
  const isNamed = (name: string) => groups.some(([, names]) => names.includes(name));
  groups.push(['More', properties.map(({ name }) => name).filter((name) => !isNamed(name))]);
  return groups.map(([title, names], index) => {
    const wrong = errors.filter(({ path = [] }) => names.includes(`${path[0]}`)).length;
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
