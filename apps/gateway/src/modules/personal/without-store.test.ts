// Guards: Without a store, or while it is away, a person signs in as ever, and a change says why it is not kept.
import { freePort } from '@backoffice/platform/testing';
import { startGateway } from '../../testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway: without, platform } = await startGatewayOverPlatform({ payments: 0 });
const databaseUrl = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`;
const away = await startGateway({
  platform,
  config: { activity: { place: { databaseUrl }, waitingFile: undefined, months: 0 } },
});
afterAll(() => away.close());

test.each([
  ['without a store', without, 'Esta instalación no guarda preferencias ni vistas.'],
  ['while the store is away', away, 'Las preferencias y las vistas no se pueden guardar en este momento.'],
])('%s the person is there, with nothing of their own', async (_when, gateway, why) => {
  const person = gateway.as('operador');
  const { data, errors } = await person.query('{ viewer { username personal { settings { version } } } }');
  expect([data, errors]).toEqual([{ viewer: { username: 'operador', personal: null } }, undefined]);
  const changed = await person.query('mutation { updateSettings(settings: {}, version: 0) { error { code } } }');
  expect(changed.data).toEqual({ updateSettings: null });
  expect(changed.errors).toMatchObject([{ message: why, extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
});
