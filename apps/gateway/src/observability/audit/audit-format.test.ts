// Guards: An audit line is valid JSON for any event.
import { auditEvent } from './audit-event.ts';
import { auditLine, auditOpening, createTimeText } from './audit-format.ts';

const texts = [
  '',
  'plain-1.2:3_x',
  'null',
  '"',
  '\\',
  'a"b\\c',
  'two\nlines\r\t',
  '\u2028\u0000\u001f',
  'años 😀',
  '\ud83d',
  '</',
];
const time = '2026-11-22T08:00:00.000Z';

const written = (text: string) => {
  const requested = { requestId: text, traceId: text, operation: text, userId: text, username: text };
  const event = auditEvent({
    ...{
      kind: 'change',
      action: text,
      type: text,
      ids: [text, text],
      count: 102,
      created: [text],
      asked: { amount: text },
      reason: text,
      result: 'refused',
    },
    ...{ before: { status: text, version: 3 }, after: { status: null, version: null }, code: text, owner: text },
  });
  return { line: auditLine(auditOpening(requested, time), event), as: { audit: true, time, ...requested, ...event } };
};

test.each(texts)('a line is the JSON of its event with any text, such as %j', (text) => {
  const { line, as } = written(text);
  expect(line).toBe(`${JSON.stringify(as)}\n`);
});

test('a line omits a missing trace and has null for other missing values', () => {
  const requested = { requestId: 'r', operation: 'other', userId: null, username: null };
  const event = auditEvent({ kind: 'look', action: 'Query.payment', type: 'Payment', result: 'done' });
  expect(auditLine(auditOpening(requested, time), event)).toBe(
    `${JSON.stringify({ audit: true, time, ...requested, ...event })}\n`,
  );
});

test('a time is written as by toISOString, whatever the time before it', () => {
  const timeText = createTimeText();
  const times = [0, 7, 999, 1_000, 1_001, 86_399_999, 86_400_000, 1_795_369_290_023, 1_795_369_290_999, 5, -1, 252e12];
  expect(times.map((ms) => timeText(new Date(ms)))).toEqual(times.map((ms) => new Date(ms).toISOString()));
});
