// Guards: A retried change acts only on the content that the person saw, whether or not the first request made it.
import { aKey, mutationNames, prepareMutation, takesAnyVersion } from '../testing/prepared-mutation.ts';
import { startGatewayBehindProxy } from '../testing/behind-proxy.ts';
import { mutationArguments } from '../testing/mutation-arguments.ts';
import { resets, sends } from '../testing/service-faults.ts';
import { createWaitingEntities } from '../testing/waiting-entities.ts';

const { proxy, gateway, platform } = await startGatewayBehindProxy({
  keepsActivity: true,
  callLimits: { breakerThreshold: 1_000 },
});
const person = gateway.as('administrador');
afterEach(() => {
  proxy.answerChanges(undefined);
  proxy.alterReads(undefined);
});

/** Mutations whose retry the gateway does not compare. They move no money, and the service decides by the key. */
const withoutMoney = [
  'updateBin',
  'deleteBin',
  'deleteBins',
  'updatePayerReference',
  'deletePayerReference',
  'sendNotification',
];

/** Numeric fields that are no content: paging, and the version that the service compares with `If-Match`. */
const notContent = new Set(['page', 'limit', 'size', 'version']);
/** Replaced texts of records without an amount. */
const otherTexts: Readonly<Record<string, string>> = { period: '2020-01', soft_provider: 'Otro', value: 'otro' };

/** Alters the content of an answer: other numbers than `notContent` are one more, and `otherTexts` are replaced. */
const altered = (text: string): string =>
  JSON.stringify(
    JSON.parse(text, (name, value: unknown) => {
      if (typeof value === 'number') return notContent.has(name) ? value : value + 1;
      return typeof value === 'string' ? (otherTexts[name] ?? value) : value;
    }),
  );

const allArguments = Object.entries(mutationArguments(createWaitingEntities(platform, person)));
const seeing = allArguments.filter(([name]) => takesAnyVersion(name) && !withoutMoney.includes(name));

test('every mutation with a version is retried here, or is one without money', () => {
  const looked = [...seeing.map(([name]) => name), ...withoutMoney];
  expect(looked.toSorted()).toEqual(mutationNames.filter(takesAnyVersion).toSorted());
});

describe.each(seeing)('%s, retried after a lost answer', (name, args) => {
  test.each([
    ['before it was made', sends(503, '{}'), false],
    ['after it was made', resets, true],
  ])('is not made on other content when the answer was lost %s', async (_when, answer, isMade) => {
    const [ask, key] = [await prepareMutation(name, args), aKey()];
    proxy.changes();
    proxy.answerChanges(answer, isMade);
    expect(await ask(person, key)).toMatchObject({ errors: [{ extensions: { outcomeUnknown: true } }] });
    proxy.answerChanges(undefined);
    const [first] = proxy.changes();
    proxy.alterReads(altered);
    const { payload } = await ask(person, key);
    // a change without `If-Match` is compared by the gateway, a change with it by the service
    if (first?.version === undefined) expect(payload?.error).toMatchObject({ extendedCode: 'version_stale' });
    expect(proxy.changes()).toEqual(first?.version === undefined ? [] : [first]);
  });
});
