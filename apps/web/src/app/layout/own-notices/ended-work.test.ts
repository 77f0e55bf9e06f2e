// Guards: A notice of ended work leads to all of its changes, also those of a run across midnight in Buenos Aires.
import { endedWork } from './ended-work';

const run = {
  __typename: 'BulkRun' as const,
  id: 'r1',
  action: 'CANCEL_PAYMENT' as const,
  type: 'Payment',
  size: 2,
  done: 2,
  failed: 0,
  unknown: 0,
  beganAt: '2026-12-01T02:59:00.000Z',
  toldAt: '2026-12-01T03:01:00.000Z',
};
const reader = { username: 'operador', maySearch: true };

test('the changes of a run across midnight are searched on both days', () => {
  const viewer = { __typename: 'Viewer' as const, username: 'operador', endedBulkRuns: [run], endedImports: [] };
  const [ended] = endedWork({ viewer, exports: null }, reader);
  expect(new URLSearchParams(ended?.link?.to.split('?')[1]).get('period')).toBe('2026-11-30..2026-12-01');
});
