import { plainText, type FieldText } from '@/shared/detail';
import { codeWords, rejectionAdvice, rejections, serviceStatuses, unknownRejection } from './codes.texts';

/** Kind of code: fee, payment type, relation or status detail, among others. */
type CodeKind = keyof typeof codeWords;

/** Returns the entry of a code. Codes come from services, so inherited properties must not match. */
const entryOf = <Entry>(entries: Readonly<Record<string, Entry>>, code: string): Entry | undefined =>
  Object.hasOwn(entries, code) ? entries[code] : undefined;

const wordsOf = (kind: CodeKind, code: string): string | undefined =>
  entryOf<string>(codeWords[kind], code) ??
  (kind === 'statusDetail' ? entryOf<{ readonly text: string }>(rejections, code)?.text : undefined);

/** Returns text and code, or the text alone if both say the same. */
export const coded = (text: string, code: string): FieldText =>
  text.toLowerCase() === code.toLowerCase() ? { text } : { text, code };

/**
 * Returns the text of a code, with the code where it differs. An unknown code is shown as the service sent it. A status
 * detail may be a free text of an operator instead of a code.
 */
export function codeText(kind: CodeKind, code: string): FieldText;
export function codeText(kind: CodeKind, code: string | null): FieldText | null;
export function codeText(kind: CodeKind, code: string | null): FieldText | null {
  return code === null ? null : coded(wordsOf(kind, code) ?? code, code);
}

/** Returns the text of a code, with the code in brackets where it differs, as plain text. */
export const codeInline = (kind: CodeKind, code: string): string => plainText(codeText(kind, code));

/**
 * Returns the status of a refund, of a payment method in its gateway, or of a notification to a collector. An unknown
 * status is shown as the service sent it.
 */
export const serviceStatus = (code: string): FieldText => ({
  ...(entryOf<FieldText>(serviceStatuses, code) ?? { text: code, tone: 'neutral' }),
  code,
});

/** Returns the reason of the company that rejected a charge, as a sentence; a general one for an unknown reason. */
export const causeOf = (statusDetail: string | null): string =>
  entryOf<{ readonly cause: string }>(rejections, statusDetail ?? '')?.cause ?? unknownRejection;

/** Returns advice for the payer after a rejection. */
export const adviceOf = (statusDetail: string | null): string => {
  const known =
    statusDetail === null
      ? undefined
      : entryOf<{ readonly advice: keyof typeof rejectionAdvice }>(rejections, statusDetail);
  return rejectionAdvice[known?.advice ?? 'unknown'];
};
