import type { RJSFSchema } from '@rjsf/utils';
import { isAllText } from './fields.ts';
import { nameAt } from './values.ts';

/**
 * Files of one kind: their folder and their names, the page of one, its fields, and where there may be more, how a new one
 * begins.
 */
export interface Kind {
  title: string;
  folder: string;
  /** Left out, any. */
  slugs?: readonly string[];
  page: string;
  schema: RJSFSchema;
  start?: { name: string; text: string; counter?: string; heading: string };
}

/** Whether a file is of this kind. */
export const isIn = (file: string, { folder, slugs }: Kind) =>
  file.slice(0, Math.max(0, file.lastIndexOf('/'))) === folder && (slugs?.includes(nameAt(file)) ?? true);

const allText: RJSFSchema = { type: 'object', properties: { text: { type: 'string', format: 'markdown' } } };

/** The schema of a file; that of text alone where it cannot be read. */
export const schemaOf = (source: string, kind?: Kind) => (!isAllText(source) && kind?.schema) || allText;
