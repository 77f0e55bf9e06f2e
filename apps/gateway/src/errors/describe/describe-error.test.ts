// Guards: An error is reported with its catalogue text and code. An unexpected error reveals nothing.
import { GraphQLError } from 'graphql';
import { services } from '@backoffice/contracts';
import type { Viewer } from '../../auth/viewer.ts';
// modules register the texts of their services
import '../../modules/index.ts';
import { labelOf, messageFor } from '../catalogue/catalogue.ts';
import { errorAdvice } from '../catalogue/error-advice.texts.ts';
import { describeError } from './describe-error.ts';
import { inputError } from '../gateway-error.ts';
import { UpstreamError } from '../upstream-error.ts';

const viewer: Viewer = { id: '1', username: 'ana', name: 'Ana', email: null, permissions: new Set() };
const inResolver = (originalError: Error) =>
  new GraphQLError(originalError.message, { path: ['payment'], originalError });
const reported = (error: GraphQLError) => describeError(error, viewer);

describe('the error that a client receives', () => {
  test('reveals nothing of an unexpected error', () => {
    const internal = { code: 'INTERNAL', message: 'Ocurrió un error inesperado', ...errorAdvice.INTERNAL };
    const fault = new TypeError("Cannot read properties of undefined (reading 'id')");
    expect(reported(inResolver(fault))).toEqual({ ...internal, unexpected: fault });
    const disguised = new GraphQLError('select * from users', {
      path: ['payment'],
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(reported(disguised)).toEqual({ ...internal, unexpected: disguised });
  });

  test('says that a change may have been made, after an unexpected error', () => {
    const unfit = new GraphQLError('Cannot return null for non-nullable field Payment.id.', {
      path: ['payload', 'id'],
    });
    expect(describeError(unfit, viewer, true)).toEqual({
      code: 'SERVICE_BAD_ANSWER',
      message:
        'El servicio dio una respuesta inesperada. ' +
        'No se sabe si la operación se completó: verifique el estado antes de volver a pedirla.',
      cause: errorAdvice.SERVICE_BAD_ANSWER.cause,
      nextStep: 'Reintentar desde la misma ventana, si sigue abierta, no la hace dos veces.',
      outcomeUnknown: true,
      unexpected: unfit,
    });
    expect(describeError(inResolver(new TypeError('x')), viewer, true)).toMatchObject({
      code: 'INTERNAL',
      outcomeUnknown: true,
    });
    expect(reported(unfit)).not.toHaveProperty('outcomeUnknown');
  });

  test('has the argument, its problem and the message for invalid input', () => {
    expect(reported(inResolver(inputError('limit', 'De 1 a 100.', 'TOO_LARGE')))).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'De 1 a 100.',
      ...errorAdvice.BAD_USER_INPUT,
      fields: [{ path: 'limit', code: 'TOO_LARGE', message: 'De 1 a 100.' }],
    });
  });

  test('has the text of the catalogue and the exact code for a refusal by a service', () => {
    const refusal = new UpstreamError('payment', 'CONFLICT', {
      code: 'conflict',
      extendedCode: 'payment_not_cancellable',
    });
    expect(reported(inResolver(refusal))).toEqual({
      code: 'CONFLICT',
      service: 'payment',
      extendedCode: 'payment_not_cancellable',
      serviceCode: 'conflict',
      message: 'El pago no se puede cancelar en su estado actual.',
      cause: 'Solo se cancela un pago pendiente o emitido.',
      nextStep: 'Recargue el pago. Si está aprobado, use “Devolver todo o una parte”.',
    });
  });

  test('says that the outcome is unknown, when a change may have been made', () => {
    const late = new UpstreamError('payment', 'TIMEOUT', { outcomeUnknown: true });
    expect(reported(inResolver(late)).message).toBe(
      'El servicio de pagos demoró demasiado en responder. ' +
        'No se sabe si la operación se completó: verifique el estado antes de volver a pedirla.',
    );
  });
});

describe('the text of a refusal', () => {
  test('is the same for an outdated version of any entity', () => {
    expect(messageFor({ service: 'payer', code: 'conflict', extendedCode: 'new_thing_version_stale' })).toBe(
      'El registro cambió desde que lo abrió. Actualícelo e intente nuevamente.',
    );
  });

  test('is found by service and exact code, then by class, and otherwise shows the code', () => {
    expect(messageFor({ service: 'payer', code: 'not_found', extendedCode: 'payer_not_found' })).toBe(
      'No se encontró el pagador.',
    );
    expect(messageFor({ service: 'payer', code: 'not_found', extendedCode: 'new_code' })).toBe(
      'No se encontró lo solicitado.',
    );
    expect(messageFor({ service: 'payer', code: 'odd', extendedCode: 'new_code' })).toBe(
      'Error desconocido - new_code',
    );
    expect(messageFor({ service: 'payer', code: 'odd' })).toBe('Error desconocido - odd');
    expect(messageFor({ service: 'payer', code: 'toString' })).toBe('Error desconocido - toString');
  });
});

test.each(Object.values(services).map(({ name }) => name))('the service %s has a Spanish name', (name) => {
  expect(labelOf(name)).toMatch(/^[a-zñáéíóú ]+$/);
  expect(labelOf(name)).not.toBe(name);
});
