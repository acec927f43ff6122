import { getDefaultRegistry } from '@rjsf/core';
import type {
  ArrayFieldItemTemplateProps,
  BaseInputTemplateProps,
  FieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import { isValidElement } from 'react';
import { lengthOf } from './as-input.ts';
import type { Context } from './context.ts';
import { Groups } from './groups.tsx';

const { ArrayFieldItemButtonsTemplate, BaseInputTemplate, FieldTemplate } = getDefaultRegistry().templates;

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
        {most && typeof formData === 'string' && !/\{if /.test(formData) && (
          <p className="length">
            {formData.length} characters of {least} to {most}
          </p>
        )}
        <Claim {...props} />
      </>
    );
  },
  BaseInputTemplate: (props: BaseInputTemplateProps) => (
    <BaseInputTemplate {...props} placeholder={props.schema.placeholder} />
  ),
  /** A choice of what a field holds, and its inputs. */
  MultiSchemaFieldTemplate: ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
    <div className="choice">
      <label htmlFor={isValidElement<{ id: string }>(selector) ? selector.props.id : ''}>How</label>
      {selector}
      {optionSchemaField}
    </div>
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
        <input key={label} id={`${id}-key`} defaultValue={isNew(label) ? '' : label} onBlur={onKeyRenameBlur} />
        <label htmlFor={id}>{schema.valueTitle}</label>
        {children}
        <button type="button" onClick={onRemoveProperty}>
          Remove
        </button>
      </div>
    );
  },
};

/** Whether an entry has the name that the library gives it first. */
const isNew = (name: string) => /^newKey(?:-\d+)?$/.test(name);

/** The box beside a claim that is as it was in the sample, or left out: whether it is true of this company. */
function Claim({ fieldPathId, registry }: FieldTemplateProps) {
  const { claims, confirmed, onConfirm }: Context = registry.formContext;
  const field = fieldPathId.path.join('.');
  const reason = claims.find(({ path }) => path.join('.') === field)?.reason;
  const isConfirmed = confirmed.includes(field);
  return reason || isConfirmed ? (
    <label className="claim">
      <input type="checkbox" checked={isConfirmed} onChange={({ target }) => onConfirm(field, target.checked)} />
      This is true of us{reason && ` (it ${reason})`}
    </label>
  ) : null;
}
