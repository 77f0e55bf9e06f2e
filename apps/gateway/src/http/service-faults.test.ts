// Guards: Each fault of a service, on a read and on a change, gives the right error and number of calls.
import { randomUUID } from 'node:crypto';
import { changeError, mutate, type TestChangeError } from '../testing/changes.ts';
import { startGateway } from '../testing/index.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { sends, serviceFaults } from '../testing/service-faults.ts';
import { startServer } from '../testing/start-server.ts';

const failingService = await startServer((_request, response) => void response.end());
afterAll(() => failingService.close());
const callLimits = { breakerThreshold: 1_000, timeoutMs: 1_500, maxAnswerBytes: 100_000 };
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 1,
  callLimits,
  replaced: { collector: failingService.url, payer: failingService.url },
});

interface Rows {
  readonly payments: { readonly rows: readonly { readonly id: string; readonly collector: null }[] };
}
/** Mutation of a new record, so that no read comes before. */
const creation = {
  mutation: 'createPayer',
  types: { name: 'String!', email: 'String!', once: 'OnceInput!' },
  answer: `payerId ${changeError}`,
};
/** Reads a part of a payment from the failing service. */
const read = (person = gateway.as('administrador')) =>
  person.query<Rows>('{ payments(limit: 1) { rows { id collector { name } } } }');
/** Makes a change at the failing service. */
const change = (person = gateway.as('administrador')) =>
  mutate<{ error: TestChangeError }>(person, creation, {
    name: 'Ana',
    email: 'ana@correo.example',
    once: { idempotencyKey: randomUUID() },
  });
const callsOf = async <Answer>(ask: () => Promise<Answer>): Promise<readonly [Answer, number]> => {
  const before = failingService.requests();
  return [await ask(), failingService.requests() - before];
};

// warms up the platform: its first answer may take longer than others
beforeAll(() => gateway.as('administrador').query('{ payments(limit: 1) { size } }'));

const failures = {
  UNAVAILABLE: ['SERVICE_UNAVAILABLE', 'El servicio de comercios no responde.'],
  TIMEOUT: ['SERVICE_TIMEOUT', 'El servicio de comercios demoró demasiado en responder.'],
  BAD_ANSWER: ['SERVICE_BAD_ANSWER', 'El servicio de comercios dio una respuesta inesperada.'],
} as const;
/** Returns the same message for the service of the change. */
const ofPayers = (message: string): string => message.replace('de comercios', 'de pagadores');
const retry = ' Reintente en unos minutos.';
const lookFirst = ' No se sabe si la operación se completó: verifique el estado antes de volver a pedirla.';

type FailureKind = keyof typeof failures;
const isFailure = (kind: string): kind is FailureKind => Object.hasOwn(failures, kind);
const failing = serviceFaults.flatMap(({ kind, ...fault }) => (isFailure(kind) ? [{ ...fault, kind }] : []));

describe('a service', () => {
  test.each(failing)('that $does: only its own part of an answer fails', async (fault) => {
    failingService.answerWith(fault.service);
    const [{ status, data, errors }, calls] = await callsOf(() => read());
    const [code, message] = failures[fault.kind];
    expect(status).toBe(200);
    expect(data.payments.rows).toEqual([{ id: expect.stringMatching(/./), collector: null }]);
    expect(errors).toMatchObject([
      {
        message: message + (fault.kind === 'BAD_ANSWER' ? '' : retry),
        path: ['payments', 'rows', 0, 'collector'],
        extensions: { code, service: 'collector', requestId: expect.any(String) },
      },
    ]);
    expect(calls).toBe(fault.reads);
  });

  test.each(failing)(
    'that $does: a change is sent once, and its outcome is reported as unknown if it may have been made',
    async (fault) => {
      failingService.answerWith(fault.service);
      const [{ payload, errors }, calls] = await callsOf(() => change());
      const [code, message] = failures[fault.kind];
      expect(payload).toBeNull();
      expect(errors).toHaveLength(1);
      expect(errors?.[0]?.message).toBe(
        ofPayers(message) + (fault.isOutcomeUnknown ? lookFirst : fault.kind === 'BAD_ANSWER' ? '' : retry),
      );
      expect(errors?.[0]?.extensions).toMatchObject({ code, service: 'payer' });
      expect(Reflect.get(errors?.[0]?.extensions ?? {}, 'outcomeUnknown')).toBe(
        fault.isOutcomeUnknown ? true : undefined,
      );
      expect(calls).toBe(1);
    },
  );

  const refusals = serviceFaults.filter(({ kind }) => !isFailure(kind));
  const words: Readonly<Record<string, string>> = {
    'does not accept the token':
      'El servicio de comercios no aceptó la sesión. Reintente; si se repite, cierre la sesión e inicie otra.',
    'does not allow it to the person': 'Su usuario no tiene permiso para esto en el servicio de comercios.',
    'answers 404': 'No se encontró lo solicitado.',
    'answers 409': 'El estado actual no permite esta operación. Actualice e intente nuevamente.',
    'answers 422': 'El servicio no aceptó los datos enviados.',
  };

  test.each(refusals)(
    'that $does has changed nothing, and the person stays signed in',
    async ({ does, kind, service }) => {
      failingService.answerWith(service);
      const [{ status, data, errors }, reads] = await callsOf(() => read());
      expect([status, data.payments.rows[0]?.collector, reads]).toEqual([200, null, 1]);
      if (kind === 'NOT_FOUND') expect(errors).toBeUndefined();
      else expect(errors).toMatchObject([{ message: words[does], extensions: { code: kind, service: 'collector' } }]);
      const [changed, calls] = await callsOf(() => change());
      expect(changed).toMatchObject({
        errors: undefined,
        payload: { error: { code: kind, message: ofPayers(words[does] ?? '') } },
      });
      expect(calls).toBe(1);
    },
  );

  test('that is unreachable is reported as such, and a change was certainly not made', async () => {
    const other = await startGateway({
      platform,
      callLimits,
      config: { serviceUrls: { ...platform.urls, collector: 'http://127.0.0.1:9', payer: 'http://127.0.0.1:9' } },
    });
    const reading = await read(other.as('administrador'));
    const changing = await change(other.as('administrador'));
    await other.close();
    const message = failures.UNAVAILABLE[1] + retry;
    const extensions = { code: 'SERVICE_UNAVAILABLE' };
    expect(reading.errors).toMatchObject([{ message, extensions }]);
    expect(changing.errors).toMatchObject([{ message: ofPayers(message), extensions }]);
    expect(changing.errors?.[0]?.extensions).not.toHaveProperty('outcomeUnknown');
  });
});

describe('an answer with values of the wrong kind', () => {
  const page = (rows: unknown) => ({ rows, page: 1, limit: 10, size: 1 });
  const payment = async () => {
    const { data } = await read();
    const document: unknown = await (
      await fetch(`${platform.urls.payment}/pagos/${data.payments.rows[0]?.id ?? ''}`)
    ).json();
    if (typeof document !== 'object' || document === null) throw new Error('There is no payment.');
    return document;
  };
  const list = '{ payments(limit: 10) { rows { id finalAmount requestDate statusCode } } }';
  const unexpected = { extensions: { code: 'SERVICE_BAD_ANSWER' } };

  test.each([
    ['no list of rows', page(null)],
    ['a row that is nothing', page([null])],
    ['a row that is a text', page(['x'])],
    ['a count that is a text', { ...page([]), size: '0' }],
    ['more rows than were asked for', page(Array(11).fill({}))],
  ])('%s is reported as an unexpected answer of its service', async (_what, body) => {
    platform.faults.set({ service: 'payment', fault: { kind: 'status', status: 200, body } });
    expect((await gateway.as('administrador').query(list)).errors).toMatchObject([
      { message: 'El servicio de pagos dio una respuesta inesperada.', ...unexpected },
    ]);
    expect(platform.requests.list('payment')).toHaveLength(1);
  });

  test('to a change leaves its outcome unknown', async () => {
    failingService.answerWith(sends(201, '{"id":{},"name":"Ana","phones":[]}'));
    const [{ errors }, calls] = await callsOf(() => change());
    expect(errors).toMatchObject([{ extensions: { code: 'SERVICE_BAD_ANSWER', outcomeUnknown: true } }]);
    expect(errors?.[0]?.message).toBe(ofPayers(failures.BAD_ANSWER[1]) + lookFirst);
    expect(calls).toBe(1);
  });

  test.each([
    ['an identifier that is an object', { id: { of: 'a payment' } }],
    ['an identifier that is missing', { id: null }],
    ['an amount that is a text', { final_amount: '100,00' }],
    ['an amount beyond what is exact', { final_amount: 1e300 }],
    ['a moment that is a number', { request_date: 1_700_000_000 }],
    ['a status that is a list', { status: [1] }],
  ])('%s is reported as an unexpected answer, and no value is invented', async (_what, wrong) => {
    const document = { ...(await payment()), ...wrong };
    platform.faults.set({ service: 'payment', fault: { kind: 'status', status: 200, body: page([document]) } });
    const { data, errors } = await gateway.as('administrador').query(list);
    expect(errors).toMatchObject([unexpected]);
    expect(errors?.[0]?.message).toMatch(/^El servicio (de pagos )?dio una respuesta inesperada\.$/);
    expect(data).toEqual({ payments: null });
  });
});
