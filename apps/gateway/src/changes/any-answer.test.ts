// Guards: Answers that the documents call a success or a refusal are read as such, and any other leaves the outcome unknown.
import { aKey, prepareMutation } from '../testing/asked-mutation.ts';
import { startGatewayBehindLine } from '../testing/behind-line.ts';
import { changeError } from '../testing/changes.ts';
import { mutationTries } from '../testing/mutation-tries.ts';
import { sends } from '../testing/service-faults.ts';
import { createWaitingEntities } from '../testing/waiting-entities.ts';

const { line, gateway, platform } = await startGatewayBehindLine();
const person = gateway.as('administrador');
const tries = mutationTries(createWaitingEntities(platform, person));

/** Asks for a change that is made, and of which its service says this. */
const answered = async (name: keyof typeof tries, body: string, answer: string) => {
  const ask = await prepareMutation(name, tries[name], `${answer} ${changeError}`);
  line.answerChanges(sends(200, body));
  const asked = await ask(person, aKey());
  line.answerChanges(undefined);
  return asked;
};
const unknown = [{ extensions: { code: 'SERVICE_BAD_ANSWER', outcomeUnknown: true } }];

describe.each([
  ['conciliateGatewayBatch', 'gatewayBatch', 'gatewayBatch { state }', { state: 'CONCILIATED' }],
  ['conciliateTransfer', 'transfer', 'transfer { status }', { status: 'CONCILIATED' }],
] as const)('%s', (name, field, answer, conciliated) => {
  test.each(['true', '"ok"', '1', '{}', '{"id":"x"}', '[]', 'false'])(
    'is made, and read again, after any answer such as %s (B341)',
    async (body) => {
      expect(await answered(name, body, answer)).toEqual({
        errors: undefined,
        payload: { [field]: conciliated, error: null },
      });
    },
  );

  test('may have been made after an answer of nothing', async () => {
    expect((await answered(name, 'null', answer)).errors).toMatchObject(unknown);
  });
});

describe.each(['deleteBin', 'deleteBins'] as const)('%s', (name) => {
  test('is made when the service answers true alone', async () => {
    expect((await answered(name, 'true', 'deleted')).payload).toEqual({ deleted: 1, error: null });
  });

  test('is not made when the service answers false alone (B363)', async () => {
    expect((await answered(name, 'false', 'deleted')).payload).toMatchObject({
      deleted: 0,
      error: { extendedCode: 'bin_not_deleted', message: 'NO se pudo borrar' },
    });
  });

  test.each(['1', '"true"', 'null', '{"deleted":"true"}', '{}', '[]'])('may have been made after %s', async (body) => {
    expect((await answered(name, body, 'deleted')).errors).toMatchObject(unknown);
  });
});

test.each(['{}', 'true', '{"deleted":1}', '{"deleted":false}'])(
  'a reference may have been deleted after %s',
  async (body) => {
    expect((await answered('deletePayerReference', body, 'deleted')).errors).toMatchObject(unknown);
  },
);

test.each(['{}', '{"deleted":"3"}', '{"deleted":-1}', '{"deleted":1.5}'])(
  'references of a collector may have been deleted after %s',
  async (body) => {
    expect((await answered('deletePayerReferencesByCollector', body, 'deleted')).errors).toMatchObject(unknown);
  },
);
