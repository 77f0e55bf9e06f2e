// Guards: A failure has text, codes and request id, with or without a response. A failed field concerns only its
// section of the screen.
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { errorOf } from './error-of';
import { rememberRequestId } from './request-ids';
import { IdentityAwayError } from './identity-away-error';
import { SessionExpiredError } from './session-expired-error';

const answer = (
  ...errors: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[]
) => ({
  error: new CombinedGraphQLErrors({ errors }),
});

const feesDown = {
  message: 'El servicio de comisiones no responde',
  path: ['payment', 'fees', 0, 'amount'],
  extensions: {
    code: 'UPSTREAM_TIMEOUT',
    service: 'payment',
    requestId: 'r-1',
    extendedCode: 'E01',
    serviceCode: '17',
  },
};

describe('failures of requests', () => {
  test('a response without errors has no failure', () => {
    expect(errorOf({})).toBeUndefined();
    expect(errorOf({ error: undefined }, 'payment')).toBeUndefined();
  });

  test("a failure has the gateway's texts, codes, service and request id", () => {
    expect(errorOf(answer(feesDown))).toEqual({
      message: 'El servicio de comisiones no responde',
      cause: null,
      nextStep: null,
      code: 'UPSTREAM_TIMEOUT',
      extendedCode: 'E01',
      serviceCode: '17',
      service: 'payment',
      requestId: 'r-1',
      path: 'payment.fees.amount',
      outcomeUnknown: false,
    });
  });

  test('a failed service affects only its own section', () => {
    expect(errorOf(answer(feesDown), 'payment.fees')?.code).toBe('UPSTREAM_TIMEOUT');
    expect(errorOf(answer(feesDown), 'payment.feesTotal')).toBeUndefined();
    expect(errorOf(answer(feesDown), 'payment.payer')).toBeUndefined();
  });

  test('a failed parent affects the sections inside it; a failure without a path affects all sections', () => {
    expect(errorOf(answer({ message: 'No', path: ['payment'] }), 'payment.payer')?.message).toBe('No');
    expect(errorOf(answer({ message: 'No' }), 'payment.payer')?.code).toBe('INTERNAL');
  });

  test('a request without a response keeps the request id that it was sent with', () => {
    const error = new TypeError('Failed to fetch');
    rememberRequestId(error, 'r-2');
    expect(errorOf({ error }, 'payment.payer')).toMatchObject({ code: 'NETWORK', requestId: 'r-2', path: null });
  });

  test('a refusal is read from the GraphQL body of the gateway; with another body its code is the HTTP status', () => {
    const refused = (bodyText: string) =>
      new ServerError('refused', { response: new Response(null, { status: 503 }), bodyText });
    const told = JSON.stringify({ errors: [{ message: 'En mantenimiento', extensions: { code: 'UNAVAILABLE' } }] });
    expect(errorOf({ error: refused(told) })).toMatchObject({ message: 'En mantenimiento', code: 'UNAVAILABLE' });
    expect(errorOf({ error: refused('<html>') })).toMatchObject({ code: 'HTTP_503' });
  });

  test('a session too large for a request is reported as such, and its outcome is known', () => {
    const error = new ServerError('refused', { response: new Response(null, { status: 431 }), bodyText: '' });
    expect(errorOf({ error })).toMatchObject({
      code: 'HTTP_431',
      message: 'Su sesión es demasiado grande para el servidor.',
      outcomeUnknown: false,
    });
  });

  test('an expired session is reported as such', () => {
    expect(errorOf({ error: new SessionExpiredError() })).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Tu sesión venció',
    });
  });

  test('an unavailable identity service is reported as such, and its outcome is known', () => {
    expect(errorOf({ error: new IdentityAwayError() })).toMatchObject({
      code: 'IDENTITY_AWAY',
      message: 'El servicio de identidad no responde',
      outcomeUnknown: false,
    });
  });
});
