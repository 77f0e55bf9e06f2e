import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { FileRefusal } from './file-refusal.ts';

/** An element with its attributes, as it begins. */
export interface XmlElement {
  /** Without the prefix of its namespace. */
  readonly name: string;
  readonly attribute: (name: string) => string | undefined;
}

/** What is told of a document, in its order. */
interface XmlReader {
  readonly open?: (element: XmlElement) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const elementOf = ({ name, attributes }: SaxesTagPlain): XmlElement => ({
  name: localName(name),
  attribute: (wanted) => attributes[wanted],
});

/** A parser to which a document is given in pieces. @throws FileRefusal for what is no XML */
export function xmlParser({ open, text, close }: XmlReader): SaxesParser {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new FileRefusal('workbook_broken');
  });
  if (open) parser.on('opentag', (tag) => open(elementOf(tag)));
  if (text) parser.on('text', text);
  if (close) parser.on('closetag', ({ name }) => close(localName(name)));
  return parser;
}

/** Reads a whole document. */
export const readXml = (document: string, reader: XmlReader): void => {
  xmlParser(reader).write(document).close();
};
