import type { ActivityValue } from '../../api/schema-types.generated.ts';
import { at, isObject, textAt } from '../../unknown-value.ts';

/** Flattens recorded values to their leaves, by path. */
const valuesIn = (recorded: unknown, path: string): readonly ActivityValue[] => {
  const digest = textAt(recorded, 'digest');
  if (digest !== undefined) {
    const value = textAt(recorded, 'lastDigits') ?? null;
    return [{ field: path, value, bank: textAt(recorded, 'bank') ?? null, digest }];
  }
  if (isObject(recorded))
    return Object.entries(recorded).flatMap(([name, value]) => valuesIn(value, path ? `${path}.${name}` : name));
  return [{ field: path, value: String(recorded), bank: null, digest: null }];
};

/** Returns the values that an event recorded. Recorded arguments have no currency, so the currency of the record is added. */
export const recordedValues = (event: unknown): ActivityValue[] => {
  const ofRecord = at(at(event, 'after'), 'recorded') ?? at(at(event, 'before'), 'recorded');
  const recorded = at(event, 'asked') ?? ofRecord;
  const values = recorded === undefined ? [] : valuesIn(recorded, '');
  const currency = textAt(ofRecord, 'currencyId');
  const isSaid = currency === undefined || values.some(({ field }) => field.endsWith('currencyId'));
  return [...values, ...(isSaid ? [] : [{ field: 'currencyId', value: currency, bank: null, digest: null }])];
};
