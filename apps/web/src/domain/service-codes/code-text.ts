import { plainText, type FieldText } from '@/shared/detail';
import { codeWords, rejectionAdvice, rejections, serviceStatuses, unknownRejection } from './codes.texts';

/** Kind of a service's code. */
type CodeKind = keyof typeof codeWords;

/** The entry of a code; the codes are those of the services, so any text may come. */
const entryOf = <Entry>(entries: Readonly<Record<string, Entry>>, code: string): Entry | undefined =>
  Object.hasOwn(entries, code) ? entries[code] : undefined;

const wordsOf = (kind: CodeKind, code: string): string | undefined =>
  entryOf<string>(codeWords[kind], code) ??
  (kind === 'statusDetail' ? entryOf<{ readonly text: string }>(rejections, code)?.text : undefined);

/** Words and their code; the words alone where they say it. */
export const coded = (text: string, code: string): FieldText =>
  text.toLowerCase() === code.toLowerCase() ? { text } : { text, code };

/**
 * The words of a code, and the code where they say it differently; a code that is not known shows as it came. A status
 * detail may be no code but what an operator wrote.
 */
export function codeText(kind: CodeKind, code: string): FieldText;
export function codeText(kind: CodeKind, code: string | null): FieldText | null;
export function codeText(kind: CodeKind, code: string | null): FieldText | null {
  return code === null ? null : coded(wordsOf(kind, code) ?? code, code);
}

/** The words of a code, with the code in brackets where they differ, for what shows text alone. */
export const codeInline = (kind: CodeKind, code: string): string => plainText(codeText(kind, code));

/** A state of a refund, of a method in its gateway, or of a notification to a collector; as it came when not known. */
export const serviceStatus = (code: string): FieldText => ({
  ...(entryOf<FieldText>(serviceStatuses, code) ?? { text: code, tone: 'neutral' }),
  code,
});

/** Reason of a gateway for a rejection, in a sentence. */
export const causeOf = (statusDetail: string | null): string =>
  entryOf<{ readonly cause: string }>(rejections, statusDetail ?? '')?.cause ?? unknownRejection;

/** Advice for the payer after a rejection. */
export const adviceOf = (statusDetail: string | null): string => {
  const known =
    statusDetail === null
      ? undefined
      : entryOf<{ readonly advice: keyof typeof rejectionAdvice }>(rejections, statusDetail);
  return rejectionAdvice[known?.advice ?? 'unknown'];
};
