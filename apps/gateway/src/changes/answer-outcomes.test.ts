// Guards: For six changes, specified answers are read as success or refusal. Others leave the outcome unknown.
import { aKey, prepareMutation } from '../testing/prepared-mutation.ts';
import { startGatewayBehindProxy } from '../testing/behind-proxy.ts';
import { changeError } from '../testing/changes.ts';
import { mutationArguments } from '../testing/mutation-arguments.ts';
import { sends } from '../testing/service-faults.ts';
import { createWaitingEntities } from '../testing/waiting-entities.ts';

const { proxy, gateway, platform } = await startGatewayBehindProxy();
const person = gateway.as('administrador');
const argumentsOf = mutationArguments(createWaitingEntities(platform, person));

/** Requests a change, to which the service answers with this body. */
const answered = async (name: keyof typeof argumentsOf, body: string, answer: string) => {
  const ask = await prepareMutation(name, argumentsOf[name], `${answer} ${changeError}`);
  proxy.answerChanges(sends(200, body));
  const asked = await ask(person, aKey());
  proxy.answerChanges(undefined);
  return asked;
};
const unknown = [{ extensions: { code: 'SERVICE_BAD_ANSWER', outcomeUnknown: true } }];

describe.each([
  ['conciliateGatewayBatch', 'gatewayBatch', 'gatewayBatch { state }', { state: 'CONCILIATED' }],
  ['conciliateTransfer', 'transfer', 'transfer { status }', { status: 'CONCILIATED' }],
] as const)('%s', (name, field, answer, conciliated) => {
  test.each(['true', '"ok"', '1', '{}', '{"id":"x"}', '[]', 'false'])(
    'is made, and the record is read again, after the answer %s (B341)',
    async (body) => {
      expect(await answered(name, body, answer)).toEqual({
        errors: undefined,
        payload: { [field]: conciliated, error: null },
      });
    },
  );

  test('has an unknown outcome after the answer `null`', async () => {
    expect((await answered(name, 'null', answer)).errors).toMatchObject(unknown);
  });
});

describe.each(['deleteBin', 'deleteBins'] as const)('%s', (name) => {
  test('is made when the service answers true', async () => {
    expect((await answered(name, 'true', 'deleted')).payload).toEqual({ deleted: 1, error: null });
  });

  test('is refused when the service answers false (B363)', async () => {
    expect((await answered(name, 'false', 'deleted')).payload).toMatchObject({
      deleted: 0,
      error: { extendedCode: 'bin_not_deleted', message: 'NO se pudo borrar' },
    });
  });

  test.each(['1', '"true"', 'null', '{"deleted":"true"}', '{}', '[]'])(
    'has an unknown outcome after %s',
    async (body) => {
      expect((await answered(name, body, 'deleted')).errors).toMatchObject(unknown);
    },
  );
});

test.each(['{}', 'true', '{"deleted":1}', '{"deleted":false}'])(
  'deleting a reference has an unknown outcome after %s',
  async (body) => {
    expect((await answered('deletePayerReference', body, 'deleted')).errors).toMatchObject(unknown);
  },
);

test.each(['{}', '{"deleted":"3"}', '{"deleted":-1}', '{"deleted":1.5}'])(
  'deleting the references of a collector has an unknown outcome after %s',
  async (body) => {
    expect((await answered('deletePayerReferencesByCollector', body, 'deleted')).errors).toMatchObject(unknown);
  },
);
