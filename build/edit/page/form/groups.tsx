import { getDefaultRegistry } from '@rjsf/core';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { isFields } from '../values.ts';
import type { Context } from './context.ts';

const { ObjectFieldTemplate } = getDefaultRegistry().templates;

/** The fields by the groups that their schema names, each to be opened; those of any other object one after another. */
export function Groups(props: ObjectFieldTemplateProps) {
  const { properties, schema, fieldPathId, registry } = props;
  const { errors }: Context = registry.formContext;
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
