import { randomUUID } from 'node:crypto';
import type { PayerReference } from '@backoffice/contracts/payer';
import type { CollectorConfiguration } from '@backoffice/contracts/collector';
import type { ProblemBody } from '../shared/problem.ts';
import { callsTo } from '../testing/calls.ts';
import { operations } from '../testing/contract-check.ts';
import type { Operation } from '../testing/contract-documents.ts';
import { aMethod, aPayment, startPlatform, type TestPlatform } from '../testing/index.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ payments: 100, now: () => now });
});

const hexId = (): string => randomUUID().replaceAll('-', '').slice(0, 24);

/** A payment in the state that a change needs, and its path. */
async function paymentPath(given: Partial<Parameters<typeof aPayment>[0]> = {}): Promise<string> {
  const id = hexId();
  await platform.addPayment(
    aPayment({
      id,
      collector_id: 'LUZN',
      request_date: '2026-11-20T12:00:00.000Z',
      type: 'online',
      notification_url: 'https://api.luzn.example/notificaciones',
      payer: {
        id: null,
        name: 'Ana Sosa',
        email: 'ana@correo.example',
        external_reference: null,
        identification: null,
      },
      payment_methods: [aMethod({ final_amount: 1_000 })],
      final_amount: 1_000,
      ...given,
    }),
  );
  return `/pagos/${id}`;
}

const identification = { type: 'DNI_ARG', number: '12345678', country: 'ARG' };
const reason = { reason: 'Pago duplicado' };

interface Call {
  readonly path: string;
  readonly body?: object;
}

/** A call of each operation that it does what is asked. The first test fails when one is missing. */
const calls: Readonly<Record<string, () => Promise<Call> | Call>> = {
  listPayments: () => ({ path: '/pagos?limit=100' }),
  getPayment: async () => ({ path: await paymentPath() }),
  getPaymentHistory: async () => ({ path: `${await paymentPath()}/historial` }),
  getPaymentVersion: async () => ({ path: `${await paymentPath()}/versiones/1` }),
  getPaymentHolder: async () => ({ path: `${await paymentPath()}/titular` }),
  refreshPayment: async () => ({ path: `${await paymentPath()}/actualizar` }),
  cancelPayment: async () => ({ path: `${await paymentPath()}/cancelar`, body: reason }),
  updatePaymentMethod: async () => ({
    path: `${await paymentPath()}/medio-de-pago`,
    body: {
      number: '4509953566233704',
      expiration_month: 11,
      expiration_year: 2030,
      holder: { name: 'Ana Sosa', identification },
    },
  }),
  cancelPaymentObjection: async () => ({
    path: `${await paymentPath({ status: 'objected' })}/cancelar-objecion`,
    body: reason,
  }),
  retryPayment: async () => ({ path: `${await paymentPath({ status: 'rejected' })}/reintentar`, body: { code: 'A' } }),
  refundPayment: async () => ({
    path: `${await paymentPath({ status: 'approved' })}/devolver`,
    body: { ...reason, amount: 250.5, partial: true },
  }),
  partialRefundPayment: async () => ({
    path: `${await paymentPath({ status: 'partial', payment_methods: [600, 400].map((part) => aMethod({ final_amount: part })) })}/devolver-parcial`,
    body: [{ status_detail: 'A pedido', type: null, amount: 600, payment_method_id: 0 }],
  }),
  reversePayment: async () => ({ path: `${await paymentPath({ status: 'approved' })}/reversar`, body: reason }),
  forwardPaymentNotification: async () => ({ path: `${await paymentPath()}/reenviar-notificacion` }),
  updatePaymentByGateway: async () => ({ path: `${await paymentPath()}/actualizar-gateway` }),
  notifyPayer: async () => ({ path: `${await paymentPath()}/notificar-pagador` }),

  listPayers: () => ({ path: '/?limit=100' }),
  getPayer: async () => ({ path: `/${await anId('payer', '/')}` }),
  createPayer: () => ({ path: '/', body: { name: 'Ana Sosa', email: 'ana@correo.example', identification } }),
  listPayerReferences: () => ({ path: '/referencias?limit=100' }),
  createPayerReference: () => ({
    path: '/referencias',
    body: { collector_id: 'LUZN', name: 'Ana', email: 'a@b.example', external_reference: 'SOC-1', identification },
  }),
  updatePayerReference: async () => ({
    path: `/referencias/${await anId('payer', '/referencias')}`,
    body: { name: 'Ana', email: 'a@b.example', externalReference: 'SOC-2', identification },
  }),
  deletePayerReference: async () => ({ path: `/referencias/${await anId('payer', '/referencias')}` }),
  deletePayerReferencesByCollector: () => ({ path: '/referencias/comercios/ELPA' }),

  listCollectors: () => ({ path: '/comercios?limit=100' }),
  getCollectorBySignature: () => ({ path: '/comercios/firma/LUZN' }),
  getCollector: () => ({ path: '/comercios/LUZN' }),
  getCollectorBalance: () => ({ path: '/comercios/LUZN/saldo' }),
  listCollectorConfigurations: () => ({ path: '/comercios/COES/configuraciones' }),
  addCollectorConfiguration: () => ({
    path: '/comercios/LUZN/configuraciones',
    body: { commerce_config_vars: { id: '1' }, value: '0 9 * * 1' },
  }),
  disableCollectorConfiguration: async () => {
    const { body } = await callsTo(platform.urls.collector).get<{ rows: CollectorConfiguration[] }>(
      '/comercios/COES/configuraciones',
    );
    return { path: `/configuraciones/${body.rows[0]?.id ?? ''}` };
  },
  listConfigurationVariables: () => ({ path: '/variables' }),
};

async function anId(service: 'payer', path: string): Promise<string> {
  const { body } = await callsTo(platform.urls[service]).get<{ rows: PayerReference[] }>(path);
  return body.rows[0]?.id ?? '';
}

const documented = [...operations().values()];
const withBody = documented.filter(({ body }) => body !== undefined);

const send = ({ service, method }: Operation, path: string, body: unknown) => {
  const { get, post, put, remove } = callsTo(platform.urls[service]);
  if (method === 'GET') return get<ProblemBody>(path);
  if (method === 'DELETE') return remove<ProblemBody>(path);
  return method === 'PUT' ? put<ProblemBody>(path, body) : post<ProblemBody>(path, body);
};

async function call(operation: Operation): Promise<Call> {
  const make = calls[operation.id];
  if (make === undefined) throw new Error(`${operation.id} is in the contract: add a call of it to \`calls\`.`);
  return make();
}

describe('every operation of the contracts', () => {
  test.each(documented.map((operation) => [operation.id, operation] as const))(
    '%s does what it says',
    async (id, operation) => {
      const { path, body } = await call(operation);
      const answer = await send(operation, path, body);
      expect(answer.status).toBeLessThan(300);
      expect(platform.operationsDone).toContain(id);
    },
  );

  test.each(documented.filter(({ path }) => path.includes('{')).map((operation) => [operation.id, operation] as const))(
    '%s says what it does not find',
    async (id, operation) => {
      if (id === 'deletePayerReferencesByCollector') return; // none of a collector is no fault
      const { body } = await call(operation);
      const answer = await send(operation, operation.path.replaceAll(/\{\w+\}/g, 'ffffffffffffffffffffffff'), body);
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    },
  );
});

/** The same body with one thing wrong, and the field that is to blame. */
function* spoilt(value: unknown, path: readonly string[] = []): Generator<[field: string, body: unknown]> {
  if (Array.isArray(value)) {
    for (const [field, item] of spoilt(value[0], [...path, '0'])) yield [field, [item]];
    yield [path.join('.') || 'body', []];
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  yield [[...path, 'surprise'].join('.'), { ...value, surprise: 1 }];
  for (const [key, inner] of Object.entries(value)) {
    const field = [...path, key].join('.');
    yield [field, { ...value, [key]: { unlike: 'any' } }];
    for (const [deeper, changed] of spoilt(inner, [...path, key])) yield [deeper, { ...value, [key]: changed }];
  }
}

describe("a body that is not the contract's", () => {
  test.each(withBody.map((operation) => [operation.id, operation] as const))(
    'of %s is refused, naming the field',
    async (_id, operation) => {
      const { path, body } = await call(operation);
      const wrong = [...spoilt(body)];
      expect(wrong.length).toBeGreaterThan(1);
      for (const [field, changed] of wrong) {
        expect([field, operation.body?.(changed)]).toEqual([field, false]);
        const answer = await send(operation, path, changed);
        expect([field, answer.status]).toEqual([field, 400]);
        const named = Object.keys(answer.body.fields ?? {});
        expect(named.filter((name) => name === field || name.startsWith(`${field}.`))).not.toEqual([]);
      }
    },
  );

  test.each(withBody.map((operation) => [operation.id, operation] as const))(
    'of %s is refused without what is required',
    async (_id, operation) => {
      const { path, body } = await call(operation);
      const one: unknown = Array.isArray(body) ? body[0] : body;
      for (const key of Object.keys(typeof one === 'object' && one !== null ? one : {})) {
        const rest = Object.fromEntries(Object.entries(one ?? {}).filter(([name]) => name !== key));
        const changed = Array.isArray(body) ? [rest] : rest;
        if (operation.body?.(changed) === true) continue; // optional
        const answer = await send(operation, path, changed);
        expect([key, answer.status]).toEqual([key, 400]);
      }
    },
  );
});

test('everything that was answered, and every request that was accepted, is as the contracts have it', async () => {
  expect([...platform.operationsDone].sort()).toEqual(documented.map(({ id }) => id).sort());
  await platform.close();
});
