import { renderToStaticMarkup } from 'react-dom/server';

/** Text that is already XML and must not be escaped again. */
interface Xml {
  xml: string;
}

/**
 * A template tag for XML: escapes strings, keeps XML, and drops the template's own line breaks and indentation.
 */
export const xml = (parts: TemplateStringsArray, ...values: readonly (string | Xml | readonly Xml[])[]): Xml => ({
  xml: parts.map((part, index) => part.replace(/\n\s*/g, '') + markup(values[index] ?? '')).join(''),
});

const markup = (value: string | Xml | readonly Xml[]): string =>
  typeof value === 'string'
    ? renderToStaticMarkup(value)
    : [value].flat().reduce((text, piece) => text + piece.xml, '');
