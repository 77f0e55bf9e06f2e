import { recordAmount, recordName, type KnownRecord } from '@/domain/activity/activity-words';
import type { Decision } from './OwnNoticesWatch';

interface NamedRecord extends Pick<Decision, 'type' | 'recordId'> {
  /** Values of the event; a note has none. */
  readonly values?: Decision['values'];
}

/** Names the record of a notice, with its amount: `Pago · Ana Pérez · COES · $ 1.000,00`. */
export const recordLine = ({ type, recordId, values = [] }: NamedRecord, known: KnownRecord | undefined): string => {
  const event = { type, ids: [recordId], count: 1, values };
  return [recordName(event, known), recordAmount(event, known)].filter(Boolean).join(' · ');
};
