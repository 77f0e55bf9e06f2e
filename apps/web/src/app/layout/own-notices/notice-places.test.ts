// Guards: A notice about a record leads to its place, if its type has one. A notice about a bulk run leads to a list.
import { typeNames } from '@backoffice/schema/activity-names';
import { features } from '@/app/features';
import { recordHref, recordsHref } from '@/domain/note/record-href';

/** Types without a place of their own. A notice about them has no link. */
const parts = ['Activity', 'CollectorConfiguration', 'DistributionDetail', 'PayerReference', 'SavedView'];

test('every type of a record that has a place leads to it', () => {
  const lost = Object.keys(typeNames).filter((type) => recordHref(type, 'a1') === undefined);
  expect(lost.toSorted()).toEqual(parts);
});

test('an identifier is encoded', () => {
  expect(recordHref('Batch', 'a/1')).toBe('/lotes?accion=detail&lote=a%2F1');
  expect(recordHref('Transfer', 'a/1')).toMatch(/^\/transferencias\?q=a%2F1&.*&ver=a%2F1$/);
});

test('every type with bulk actions has a list', () => {
  const types = features.flatMap(({ bulkRuns = [] }) => bulkRuns.map(({ type }) => type));
  expect(types.length).toBeGreaterThan(5);
  expect(types.filter((type) => recordsHref(type) === undefined)).toEqual([]);
});
