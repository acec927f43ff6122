import { renderToStaticMarkup } from 'react-dom/server';

/** Text that is XML already, so that it is not escaped again. */
export interface Xml {
  xml: string;
}

/**
 * XML from a template. Strings in it are escaped, XML and lists of it stand as they are; the template's own line breaks
 * and indentation are dropped.
 */
export const xml = (parts: TemplateStringsArray, ...values: readonly (string | Xml | readonly Xml[])[]): Xml => ({
  xml: parts.map((part, index) => part.replace(/\n\s*/g, '') + markup(values[index] ?? '')).join(''),
});

const markup = (value: string | Xml | readonly Xml[]): string =>
  typeof value === 'string'
    ? renderToStaticMarkup(value)
    : [value].flat().reduce((text, piece) => text + piece.xml, '');
