import { BINARY } from './csv-line.ts';
import { FileRefusal } from './file-refusal.ts';

/**
 * Characters of Windows-1252 from 0x80 to 0x9F, with a space for each undefined byte. They are needed because some
 * releases of Node, such as 20.20, decode those bytes as Latin-1: to control characters.
 */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST = 0x80;

/**
 * Number of bytes checked for UTF-16 without a byte order mark. In Spanish text nearly every second byte is then zero.
 */
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

/**
 * Returns the Windows-1252 character with the code of a control character, or the control character if there is none.
 */
export const windowsLetter = (control: string): string => {
  const meant = WINDOWS[control.charCodeAt(0) - FIRST];
  return meant === undefined || meant === ' ' ? control : meant;
};

const windowsText = (bytes: Uint8Array): string => {
  const text = new TextDecoder('windows-1252').decode(bytes).replaceAll(/[\u0080-\u009f]/g, windowsLetter);
  if (/[\u0080-\u009f]/.test(text)) throw new FileRefusal('not_utf8');
  return text;
};

/** Removes padding that old programs write after the text: an end mark, and zeros up to a full block. */
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

/**
 * Decodes a file as UTF-8, UTF-16 or Windows-1252.
 * @throws FileRefusal if the bytes are not text in one of these encodings
 */
export const decodeText = (bytes: Uint8Array): string => {
  const text = decoded(bytes);
  if (text.search(BINARY) !== -1) throw new FileRefusal('file_type_unknown');
  return text;
};
