import Papa from 'papaparse';
import { FileRefusal } from './file-refusal.ts';

/** What no text has: other control characters than tab, line feed, form feed and carriage return. */
const BINARY = new RegExp(String.raw`[\u0000-\u0008\u000b\u000e-\u001f]`);
/** What Windows-1252 leaves empty, or what decoders make of it. */
const NOT_WINDOWS = /[\u0080-\u009f\ufffd]/;

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** The text of a file: UTF-8, or Windows-1252 as old programs write it. @throws FileRefusal */
function textOf(bytes: Uint8Array): string {
  if (isUtf16(bytes)) throw new FileRefusal('not_utf8');
  if (bytes.includes(0)) throw new FileRefusal('file_type_unknown');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
    if (NOT_WINDOWS.test(text)) throw new FileRefusal('not_utf8');
  }
  if (BINARY.test(text)) throw new FileRefusal('file_type_unknown');
  return text;
}

/** The separator of the heading: whichever of the two it has more of. */
const separatorOf = (text: string): ';' | ',' => {
  const heading = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  return heading.split(',').length > heading.split(';').length ? ',' : ';';
};

/** The rows of a csv text. @throws FileRefusal */
export function csvRows(bytes: Uint8Array): readonly (readonly string[])[] {
  const text = textOf(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  if (errors.some(({ type }) => type === 'Quotes')) throw new FileRefusal('quotes_unclosed');
  return data;
}
