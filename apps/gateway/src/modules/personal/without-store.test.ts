// Guards: Without a store, or while it is away, a person signs in as ever, and a change says why it is not kept.
import { startWithoutStore } from '../../testing/without-store.ts';

const { without, away } = await startWithoutStore();

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
