// Guards: Without a store, or while it cannot be reached, a person's settings read as null. A change of them fails with
// the reason.
import { startWithoutStore } from '../../testing/without-store.ts';

const { without, away } = await startWithoutStore();

test.each([
  ['without a store', without, 'Esta instalación no guarda preferencias ni vistas.'],
  ['while the store is away', away, 'Las preferencias y las vistas no se pueden guardar en este momento.'],
])('%s the settings read as null without an error, and a change of them fails', async (_when, gateway, why) => {
  const person = gateway.as('operador');
  const { data, errors } = await person.query('{ viewer { username personal { settings { version } } } }');
  expect([data, errors]).toEqual([{ viewer: { username: 'operador', personal: null } }, undefined]);
  const changed = await person.query('mutation { updateSettings(settings: {}, version: 0) { error { code } } }');
  expect(changed.data).toEqual({ updateSettings: null });
  expect(changed.errors).toMatchObject([{ message: why, extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
});
