// Guards: Each fault of the tables, in a list, a read or a change, is reported by its own problem.
import { aPayment, payments, startPlatform, type TestPlatform } from '@backoffice/platform/testing';
import { createConformance } from './conformance/conform.ts';
import { changeFaults } from './conformance/testing/change-faults.table.ts';
import { filterFaults, orderFaults, pageFaults } from './conformance/testing/list-faults.table.ts';
import { answerFaults, readFaults, valueFaults } from './conformance/testing/read-faults.table.ts';
import { startFaultyService } from './conformance/testing/faulty-service.ts';

let platform: TestPlatform;
let conform: Awaited<ReturnType<typeof createConformance>>;

beforeAll(async () => {
  platform = await startPlatform({ payments: 60 });
  conform = await createConformance();
  const base = { collector_id: 'LUZN', request_date: '2026-11-20T12:00:00.000Z' };
  await platform.add(payments, aPayment({ ...base, id: 'p1', final_amount: 9.5 }));
});
afterAll(() => platform.close());

const faults = [
  ...pageFaults,
  ...orderFaults,
  ...filterFaults,
  ...valueFaults,
  ...answerFaults,
  ...readFaults,
  ...changeFaults,
];

test.each(faults)(
  'the fault “$fault” is reported ($operation)',
  async ({ service, operation, deviation, finds, also = [] }) => {
    const wrong = await startFaultyService(platform.urls[service], [deviation()]);
    try {
      const reports = await conform({
        service,
        url: wrong.url,
        token: await platform.tokenFor('administrador'),
        examples: { example: platform.example },
        allowChanges: true,
        only: operation,
        listsRefunds: true,
      });
      const told = reports.flatMap(({ operation: name, findings }) =>
        findings.map(({ problem, effect }) => ({ problem: `${name}: ${problem}`, effect })),
      );
      expect(told.map(({ problem }) => problem)).toContainEqual(expect.stringContaining(finds));
      const found = told.find(({ problem }) => problem.startsWith(finds));
      // other findings must have the same effect on people, or one that the fault lists in `also`
      const others = told.filter(({ effect }) => effect !== found?.effect && !also.includes(effect));
      expect(others).toEqual([]);
    } finally {
      wrong.stop();
    }
  },
);

test('the number of fault kinds does not fall below that of a review', () => {
  expect(faults.length).toBeGreaterThanOrEqual(70);
});
