import { recordAmount, recordName, type KnownRecord } from './activity-words';
import type { ActivityRowFragment } from './RecordActivity.generated';

interface NamedRecord {
  readonly type: string;
  readonly recordId: string;
  /** Values of an event; a note and a followed record have none. */
  readonly values?: ActivityRowFragment['values'];
}

/** Names a record outside its list, with its amount: `Pago · Ana Pérez · COES · $ 1.000,00`. */
export const recordLine = ({ type, recordId, values = [] }: NamedRecord, known: KnownRecord | undefined): string => {
  const event = { type, ids: [recordId], count: 1, values };
  return [recordName(event, known), recordAmount(event, known)].filter(Boolean).join(' · ');
};
