import { randomUUID } from 'node:crypto';
import type { Operation } from '@backoffice/platform/testing';
import type { Notes } from './report.ts';
import { propertyOf, checkShape, type Service } from './service.ts';

/** Line of a file of fixed widths that the converter reads without an error. */
export interface FixedLine {
  /** `ConversionConfigurations` of the contract. The check adds `dry_run: true`. */
  readonly configurations: object;
  /** Line with an accented letter where any letter is allowed. */
  readonly line: string;
}

/** Character of two UTF-16 units. */
const WIDE = '🙂';

/** Returns the first letter that NFD decomposes, such as `á`. */
const accentedIn = (line: string): string | undefined =>
  Array.from(line).find((letter) => letter.normalize('NFD').length > letter.length);

/**
 * Returns forms of the line whose length in bytes, UTF-16 units and code points differs, with the expected number of
 * rows in error.
 */
const forms = (line: string, accented: string): readonly (readonly [name: string, text: string, errors: number])[] => {
  const wide = line.replaceAll(accented, WIDE);
  const withoutLast = (text: string): string => text.slice(0, -1);
  return [
    ['a line', line, 0],
    ['a line of decomposed letters', line.normalize('NFD'), 0],
    ['a line with letters of two UTF-16 units', wide, 0],
    ['a line that is longer', `${line}x`, 1],
    ['a line that is shorter', withoutLast(line), 1],
    ['a shorter line of decomposed letters', withoutLast(line.normalize('NFD')), 1],
    ['a shorter line with letters of two UTF-16 units', withoutLast(wide), 1],
  ];
};

/**
 * Checks that positions count code points of the composed text (NFC), and that a line of another length is an error.
 */
export const checkWidths = async (service: Service, operation: Operation, notes: Notes): Promise<void> => {
  const { fixedLine } = service.examples;
  if (fixedLine === undefined) {
    notes.skip('takes a file');
    return;
  }
  const line = fixedLine.line.normalize('NFC');
  const accented = accentedIn(line);
  if (accented === undefined) {
    notes.skip('the line of fixed widths has no accented letter');
    return;
  }
  for (const [name, text, errors] of forms(line, accented)) {
    const body = new FormData();
    body.set('configurations', JSON.stringify({ ...fixedLine.configurations, dry_run: true }));
    body.set('file', new Blob([text]), 'conformance.txt');
    const answer = await service.request(operation.method, operation.path, {
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
    const request = `${operation.method} ${operation.path} with ${name}`;
    if (!checkShape(operation, answer, request, notes)) continue;
    const rows = propertyOf(answer.json, 'error_rows');
    const found = Array.isArray(rows) ? rows.length : 0;
    notes.check(found === errors, 'widths', `${name}: rows in error ${found}, not ${errors}`, request);
  }
};
