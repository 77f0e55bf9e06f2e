import type { ChangeNotes } from '../../changes/perform.ts';
import { at, textAt } from '../../unknown-value.ts';
import type { Ending } from './audited-field.ts';

/** Classifies the payload of a mutation for the audit trail. */
export const endingOf = (payload: unknown, { repeated }: Pick<ChangeNotes, 'repeated'>): Ending => {
  const error = at(payload, 'error');
  if (error === null || error === undefined) return { result: repeated ? 'repeated' : 'done', code: null };
  return { result: 'refused', code: textAt(error, 'extendedCode') ?? textAt(error, 'code') ?? null };
};
