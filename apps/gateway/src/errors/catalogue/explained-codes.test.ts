// Guards: Every code of a service has a text, a cause and a next step. An unknown code is counted, not lost.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { services, type ServiceName } from '@backoffice/contracts';
import { parse } from 'yaml';
// modules register the texts of their services
import '../../modules/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { at } from '../../unknown-value.ts';
import { adviceFor, knownRefusals, messageFor } from './catalogue.ts';
import { errorAdvice } from './error-advice.texts.ts';
import { errorCodes } from './error-codes.ts';

const { gateway, platform } = await startGatewayOverPlatform({
  payments: 20,
  callLimits: { breakerThreshold: 1_000 },
});

const { resolve } = createRequire(import.meta.url);
/** Reads the schemas of a contract. @param name path below the folder of the contracts */
const schemasOf = (name: string): unknown => {
  const document = resolve('@backoffice/contracts/openapi/payment').replace('payment/openapi.yaml', name);
  return at(at(parse(readFileSync(document, 'utf8')), 'components'), 'schemas');
};
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const shared = schemasOf('shared/schemas.yaml');
const sharedCodes = ['RefusalClass', 'SharedRefusalCode'].flatMap((name) => textsIn(at(at(shared, name), 'enum')));
const codesOf = (service: ServiceName): string[] => {
  const parts = at(at(schemasOf(`${service}/openapi.yaml`), 'RefusalCode'), 'anyOf');
  return (Array.isArray(parts) ? parts : []).flatMap((part) => textsIn(at(part, 'enum')));
};

/** Pattern of a sentence: a capital letter, several words, and a letter, digit, bracket or period at the end. */
const SENTENCE = /^[A-ZÁÉÍÓÚÑ].* .*[a-záéíóúñA-Z0-9).]$/s;
const ENGLISH = /\b(the|is|not|of|and|was|were|error code)\b/;

const expectExplained = (code: string, texts: readonly string[]): void => {
  for (const text of texts) {
    expect([code, text]).toEqual([code, expect.stringMatching(SENTENCE)]);
    expect([code, ENGLISH.test(text), text.includes(code)]).toEqual([code, false, false]);
  }
  expect([code, new Set(texts).size]).toEqual([code, texts.length]);
};

describe('the catalogue explains', () => {
  const common = knownRefusals().filter(({ service }) => service === null);

  test.each(Object.values(services).map(({ name }) => name))('each code of the service %s', (service) => {
    const codes = codesOf(service);
    expect(codes).not.toEqual([]);
    for (const code of codes) {
      const refusal = { service, extendedCode: code };
      const { cause, nextStep } = adviceFor(refusal);
      expectExplained(code, [messageFor(refusal), cause, nextStep]);
    }
  });

  test('each code and class that all services share', () => {
    expect(sharedCodes.length).toBeGreaterThan(10);
    for (const code of sharedCodes) {
      const { message = '', cause = '', nextStep = '' } = common.find((one) => one.code === code) ?? {};
      expectExplained(code, [message, cause, nextStep]);
    }
  });

  test('each code of the gateway itself', () => {
    for (const [code, { cause, nextStep }] of Object.entries(errorAdvice)) expectExplained(code, [cause, nextStep]);
    expect(Object.keys(errorAdvice)).toEqual(Object.keys(errorCodes));
  });
});

describe('the answer of a service', () => {
  const answers = (status: number, code: string, extended_code: string, message?: string) =>
    platform.faults.set({
      service: 'payer',
      fault: { kind: 'status', status, body: { code, extended_code, ...(message !== undefined && { message }) } },
    });
  const read = async () => {
    const { errors } = await gateway.as('operador').query('{ payers { size } }');
    return errors?.[0];
  };
  const unexplained = async () => {
    const text = await (await fetch(`${gateway.url}/metrics`)).text();
    return text.split('\n').filter((line) => line.startsWith('gateway_unexplained_errors_total{'));
  };

  test('is reported with cause and next step, and not counted, when its code is known', async () => {
    answers(404, 'not_found', 'payer_not_found');
    expect(await read()).toMatchObject({
      message: 'No se encontró el pagador.',
      extensions: {
        code: 'NOT_FOUND',
        cause: 'Puede haberse eliminado, o el identificador no existe.',
        nextStep: 'Verifique el identificador y busque de nuevo en la lista.',
      },
    });
    answers(409, 'conflict', 'payer_version_stale');
    expect(await read()).toMatchObject({
      message: 'El registro cambió desde que lo abrió. Actualícelo e intente nuevamente.',
    });
    answers(500, 'internal_error', 'internal_error');
    expect(await read()).toMatchObject({ extensions: { cause: 'Falló el propio servicio, no los datos enviados.' } });
    answers(403, 'odd', 'odd');
    expect(await read()).toMatchObject({
      message: 'Su usuario no tiene permiso para esto en el servicio de pagadores.',
    });
    expect(await unexplained()).toEqual([]);
  });

  test('has the reason of a refused change in its payload', async () => {
    platform.faults.set({
      service: 'payer',
      fault: { kind: 'status', status: 422, body: { code: 'unprocessable', extended_code: 'idempotency_key_reused' } },
    });
    const { data } = await gateway.as('operador').query<{ payload: { error: unknown } }>(
      `mutation { payload: createPayer(name: "Ana", email: "ana@correo.com.ar",
         once: { idempotencyKey: "12345678" }) { error { message cause nextStep } } }`,
    );
    expect(data.payload.error).toEqual({
      message: 'Esta operación ya se pidió con otros datos. No la repita todavía.',
      cause: 'La clave que evita hacerla dos veces ya se usó.',
      nextStep: 'Verifique si la primera se hizo; si no, recargue la página y pídala de nuevo.',
    });
  });

  test('is reported by its code with a general next step, and counted, when the code is unknown', async () => {
    answers(422, 'odd', 'payer_on_the_moon');
    expect(await read()).toMatchObject({
      message: 'Error desconocido - payer_on_the_moon',
      extensions: { nextStep: 'Reintente. Si se repite, avise a soporte con el id de la solicitud.' },
    });
    // the text of the class is shown, but not its cause: the service may mean something else
    answers(404, 'not_found', 'payer_on_mars');
    expect(await read()).toMatchObject({
      message: 'No se encontró lo solicitado.',
      extensions: { cause: 'El servicio respondió con un código que esta aplicación no conoce.' },
    });
    expect(await unexplained()).toEqual([
      'gateway_unexplained_errors_total{service="payer",code="payer_on_the_moon"} 1',
      'gateway_unexplained_errors_total{service="payer",code="payer_on_mars"} 1',
    ]);
  });

  test.each([
    [409, 'conflict', 'El saldo no alcanza.', 'El saldo no alcanza.'],
    [422, 'unprocessable', 'La entidad está bloqueada.', 'La entidad está bloqueada.'],
    [400, 'bad_request', '  Fecha fuera\nde rango. ', 'Fecha fuera de rango.'],
    [403, 'forbidden', 'Requiere doble firma.', 'Requiere doble firma.'],
    [422, 'odd', 'La tarjeta 4509953566233704 no sirve.', 'La tarjeta … no sirve.'],
    [422, 'odd', 'x '.repeat(400), `${'x '.repeat(150)}…`],
  ])("%d %s with an unknown exact code shows the service's sentence", async (status, code, said, shown) => {
    answers(status, code, 'raro_nuevo', said);
    expect(await read()).toMatchObject({
      message: shown,
      extensions: {
        cause: 'Es lo que respondió el servicio.',
        nextStep: 'Si no alcanza para resolverlo, avise a soporte con el id de la solicitud.',
        extendedCode: 'raro_nuevo',
      },
    });
    expect((await unexplained()).join('\n')).toContain('{service="payer",code="raro_nuevo"}');
  });

  test.each(['<b>Error</b>', '{"a":1}', 'java.lang.NullPointerException', '…', ''])(
    'a message that is not a sentence for people is not shown: %s',
    async (said) => {
      answers(422, 'odd', 'raro_nuevo', said);
      expect(await read()).toMatchObject({ message: 'Error desconocido - raro_nuevo' });
    },
  );

  test('an exact code with a text in the catalogue shows that text', async () => {
    answers(404, 'not_found', 'payer_not_found', 'payer 17 not found');
    expect(await read()).toMatchObject({ message: 'No se encontró el pagador.' });
  });

  test('creates few series of the metric for many codes', async () => {
    for (let i = 0; i < 30; i += 1) {
      answers(422, 'odd', `odd_${i}`);
      await read();
    }
    answers(422, 'odd', '2026-11-21:x');
    await read();
    const lines = await unexplained();
    expect(lines).toHaveLength(21);
    expect(lines).toContain('gateway_unexplained_errors_total{service="payer",code="other"} 14');
  });
});
