// Guards: Null for a variable that may be omitted, but must not be null, is an error of the client.
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 5 });
const person = gateway.as('administrador');

describe('null for a variable that may be omitted, but must not be null', () => {
  test.each<[what: string, query: string, variables: Record<string, unknown>, name: string]>([
    ['an argument with a default', 'query ($l: Int) { payments(limit: $l) { size } }', { l: null }, 'l'],
    [
      'one in a fragment',
      'query ($l: Int) { ...f } fragment f on Query { payments(limit: $l) { size } }',
      { l: null },
      'l',
    ],
    [
      'the only field of an input',
      'mutation ($p: PaymentExportInput, $k: ID!) { createExport(list: { payments: $p }, format: CSV, once: { idempotencyKey: $k }) { export { id } } }',
      { p: null, k: 'k1234567' },
      'p',
    ],
  ])('%s', async (_what, query, variables, name) => {
    for (let i = 0; i < 3; i++) {
      const { status, errors } = await person.query(query, variables);
      expect({ status, errors }).toMatchObject({
        status: 400,
        errors: [{ extensions: { code: 'BAD_USER_INPUT', fields: [{ path: name }] } }],
      });
      expect(errors?.[0]?.extensions).not.toHaveProperty('outcomeUnknown');
    }
    expect(platform.requests.list()).toEqual([]);
  });

  test('an omitted variable has its default value', async () => {
    expect(await person.query('query ($l: Int) { payments(limit: $l) { size } }', {})).toMatchObject({
      status: 200,
      data: { payments: { size: 5 } },
    });
  });
});
