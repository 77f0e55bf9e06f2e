// Guards: The outcome of a change is read from its response as done, refused, rejected, failed or unknown.
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { IdentityAwayError } from '@/shared/apollo/identity-away-error';
import { SessionExpiredError } from '@/shared/apollo/session-expired-error';
import { outcomeOf, type ChangePayload } from './change-outcome';

const failing = (code: string, more: Record<string, unknown> = {}) => ({
  error: new CombinedGraphQLErrors({ errors: [{ message: 'No', extensions: { code, ...more } }] }),
});
/** Failed response with the status 503 and a body: of the gateway, or of a proxy in front of it. */
const answered = (bodyText: string) => ({
  error: new ServerError('refused', { response: new Response(null, { status: 503 }), bodyText }),
});
const overloaded = JSON.stringify({ errors: [{ message: 'No', extensions: { code: 'OVERLOADED' } }] });
const refusal: ChangePayload['error'] = {
  __typename: 'ChangeError',
  code: 'CONFLICT',
  message: 'Cambió',
  cause: 'Otra persona',
  nextStep: 'Mire',
  extendedCode: null,
  serviceCode: null,
  mayBeMade: false,
  requestId: 'r-1',
  fields: [],
};
const kindOf = (answer: Parameters<typeof outcomeOf<ChangePayload>>[0], mayBeMade = false): string =>
  outcomeOf<ChangePayload>(answer, mayBeMade, () => undefined).kind;

test.each([
  ['an answer', { data: { payload: { error: null } } }, 'done'],
  ['an answer of which a part failed', { data: { payload: { error: null } }, ...failing('SERVICE_TIMEOUT') }, 'done'],
  ['a refusal', { data: { payload: { error: refusal } } }, 'refused'],
  ['no permission', failing('FORBIDDEN'), 'failed'],
  ['an expired session', { error: new SessionExpiredError() }, 'failed'],
  ['an identity service that is away', { error: new IdentityAwayError() }, 'failed'],
  ['a service that was not reached', failing('SERVICE_UNAVAILABLE'), 'failed'],
  ['a service that may have done it', failing('SERVICE_TIMEOUT', { outcomeUnknown: true }), 'unknown'],
  ['a gateway with too much to do, which asked nobody', answered(overloaded), 'failed'],
  ['a balancer that lost the gateway', answered('<html>'), 'unknown'],
  ['a fault of the gateway', failing('INTERNAL'), 'unknown'],
  ['a lost connection', { error: new TypeError('Failed to fetch') }, 'unknown'],
  ['nothing at all', {}, 'unknown'],
])('the outcome of %s', (_what, answer, kind) => {
  expect(kindOf(answer)).toBe(kind);
});

test('a change that may have been made stays unknown until a definite answer', () => {
  expect(kindOf(failing('SERVICE_UNAVAILABLE'), true)).toBe('unknown');
  expect(kindOf(failing('UNAUTHENTICATED'), true)).toBe('unknown');
  expect(kindOf({ data: { payload: { error: null } } }, true)).toBe('done');
});

test.each([
  ['an earlier attempt whose idempotency key the gateway lost', true, true, true],
  ['a first attempt', false, true, false],
  ['an earlier attempt whose idempotency key the gateway has', true, false, false],
])('whether a refused change may have been made, after %s', (_what, earlier, forgotten, mayBeMade) => {
  const error = { ...refusal, mayBeMade: forgotten };
  expect(outcomeOf<ChangePayload>({ data: { payload: { error } } }, earlier)).toMatchObject({ mayBeMade });
});

test('a rejection in the payload is a definite answer', () => {
  const rejection = { reason: 'cc_rejected_other', cause: 'Otra', nextStep: 'Mire', status: 'rejected', version: 3 };
  expect(outcomeOf({ data: { payload: { error: null } } }, false, () => rejection)).toMatchObject({
    kind: 'rejected',
    rejection,
  });
});
