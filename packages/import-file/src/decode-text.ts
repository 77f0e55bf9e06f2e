import { FileRefusal } from './file-refusal.ts';

/** Control characters that no text has: all but tab, line feed, form feed and carriage return. */
const BINARY = new RegExp(String.raw`[\u0000-\u0008\u000b\u000e-\u001f]`);

/** Characters of Windows-1252 from 0x80 on; a space stands for a byte that it leaves empty. Node 20 decodes them as Latin-1. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST = 0x80;

/** Bytes that show UTF-16 without a mark: every second one of a Spanish text is zero. */
const SAMPLE = 200;

const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = (from: 0 | 1) => sample.filter((byte, place) => place % 2 === from && byte === 0).length;
  const many = sample.length / 3;
  if (sample.length < 8) return undefined;
  if (zeros(1) > many && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > many && zeros(1) === 0 ? 'utf-16be' : undefined;
};

/** The character of Windows-1252 that a control stands for; the control itself where that has none. */
export const windowsLetter = (control: string): string => {
  const meant = WINDOWS[control.charCodeAt(0) - FIRST];
  return meant === undefined || meant === ' ' ? control : meant;
};

const windowsText = (bytes: Uint8Array): string => {
  const text = new TextDecoder('windows-1252').decode(bytes).replaceAll(/[\u0080-\u009f]/g, windowsLetter);
  if (/[\u0080-\u009f]/.test(text)) throw new FileRefusal('not_utf8');
  return text;
};

/** Bytes that old programs put behind the end of a text: its mark, and zeros up to a whole block. */
const withoutPadding = (bytes: Uint8Array): Uint8Array => {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 0 || bytes[end - 1] === 0x1a)) end -= 1;
  return bytes.subarray(0, end);
};

const decoded = (given: Uint8Array): string => {
  const utf16 = utf16Of(given);
  if (utf16) return new TextDecoder(utf16).decode(given).replace(/[\u0000\u001a]+$/, '');
  const bytes = withoutPadding(given);
  if (bytes.includes(0)) throw new FileRefusal('file_type_unknown');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windowsText(bytes);
  }
};

/** The text of a file: UTF-8, UTF-16, or Windows-1252 as old programs write it. @throws FileRefusal */
export const decodeText = (bytes: Uint8Array): string => {
  const text = decoded(bytes);
  if (BINARY.test(text)) throw new FileRefusal('file_type_unknown');
  return text;
};
