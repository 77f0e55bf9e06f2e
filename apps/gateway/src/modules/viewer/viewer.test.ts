// Guards: A signed-in person reads their own name and permissions.
import { roleOf } from '@backoffice/schema/roles';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway } = await startGatewayOverPlatform({ payments: 0 });

interface Viewer {
  readonly username: string;
  readonly permissions: readonly string[];
}
const viewerOf = async (username: string) =>
  (await gateway.as(username).query<{ viewer: Viewer }>('{ viewer { username name email permissions } }')).data.viewer;

test('a signed-in person reads their own name and e-mail address', async () => {
  expect(await viewerOf('operador')).toMatchObject({
    username: 'operador',
    name: expect.stringMatching(/\w+ \w+/),
    email: expect.stringContaining('@'),
  });
});

test('an administrator has every permission of the schema', async () => {
  expect((await viewerOf('administrador')).permissions.toSorted()).toEqual(Object.keys(roleOf).toSorted());
});

test.each([
  ['operador', ['PAYMENT_CANCEL', 'PAYMENT_HOLDER', 'NOTIFICATION_SEND'], ['DEVELOPER', 'WITHDRAW_TRANSFER']],
  ['tesoreria', ['PAYMENT_REFUND', 'PAYMENT_REVERSE', 'BATCH_WITHDRAW_SHOW'], ['PAYMENT_CANCEL', 'PAYER_SHOW']],
  ['auditor', ['PAYMENT_SHOW', 'PAYMENT_SHOW_FEES', 'PAYMENT_SHOW_HISTORY'], ['PAYMENT_HOLDER', 'PAYMENT_UPDATE']],
  ['desarrollador', ['DEVELOPER', 'PAYMENT_SHOW'], ['PAYMENT_UPDATE']],
])('%s holds permissions of the role, and not those of other roles', async (username, held, notHeld) => {
  const { permissions } = await viewerOf(username);
  expect(permissions).toEqual(expect.arrayContaining(held));
  for (const permission of notHeld) expect(permissions).not.toContain(permission);
});

test('a person without roles is signed in without permissions', async () => {
  expect(await viewerOf('sinpermisos')).toMatchObject({ username: 'sinpermisos', permissions: [] });
});
