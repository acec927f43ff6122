import { DOMParser, type Document, onWarningStopParsing } from '@xmldom/xmldom';

/** An XML file as a document; anything that is not well-formed throws. */
export const parseXml = (text: string): Document =>
  new DOMParser({ onError: onWarningStopParsing }).parseFromString(text, 'application/xml');
