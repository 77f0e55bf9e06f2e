// Guards: A change that is tried again moves what the person saw, and nothing else, whether it was made already or not.
import { aKey, mutationNames, prepareMutation, takesSeen } from '../testing/asked-mutation.ts';
import { startGatewayBehindLine } from '../testing/behind-line.ts';
import { mutationTries } from '../testing/mutation-tries.ts';
import { resets, sends } from '../testing/service-faults.ts';
import { createWaitingEntities } from '../testing/waiting-entities.ts';

const { line, gateway, platform } = await startGatewayBehindLine({
  keepsActivity: true,
  callLimits: { breakerThreshold: 1_000 },
});
const person = gateway.as('administrador');
afterEach(() => {
  line.answerChanges(undefined);
  line.alterReads(undefined);
});

/** Mutations that move no money: their service decides by the key alone. */
const withoutMoney = [
  'updateBin',
  'deleteBin',
  'deleteBins',
  'updatePayerReference',
  'deletePayerReference',
  'sendNotification',
];

/** Numbers of an answer that are about its page, or that its service compares with `If-Match`. */
const notContent = new Set(['page', 'limit', 'size', 'version']);
/** Texts of what moves no amount. */
const otherTexts: Readonly<Record<string, string>> = { period: '2020-01', soft_provider: 'Otro', value: 'otro' };

/** Other content in the place of an answer's: each amount and each count is one more. */
const altered = (text: string): string =>
  JSON.stringify(
    JSON.parse(text, (name, value: unknown) => {
      if (typeof value === 'number') return notContent.has(name) ? value : value + 1;
      return typeof value === 'string' ? (otherTexts[name] ?? value) : value;
    }),
  );

const tries = Object.entries(mutationTries(createWaitingEntities(platform, person)));
const seeing = tries.filter(([name]) => takesSeen(name) && !withoutMoney.includes(name));

test('every mutation that takes what was seen is looked at', () => {
  const looked = [...seeing.map(([name]) => name), ...withoutMoney];
  expect(looked.toSorted()).toEqual(mutationNames.filter(takesSeen).toSorted());
});

describe.each(seeing)('%s, after a lost answer', (name, args) => {
  test.each([
    ['before it was made', sends(503, '{}'), false],
    ['after it was made', resets, true],
  ])('that was lost %s', async (_when, answer, isMade) => {
    const [ask, key] = [await prepareMutation(name, args), aKey()];
    line.changes();
    line.answerChanges(answer, isMade);
    expect(await ask(person, key)).toMatchObject({ errors: [{ extensions: { outcomeUnknown: true } }] });
    line.answerChanges(undefined);
    const [first] = line.changes();
    line.alterReads(altered);
    const { payload } = await ask(person, key);
    // either the gateway compares, or the service does
    if (first?.version === undefined) expect(payload?.error).toMatchObject({ extendedCode: 'version_stale' });
    expect(line.changes()).toEqual(first?.version === undefined ? [] : [first]);
  });
});
