// Guards: A missing setting of the browser is reported by name.
import { parseSettings } from './settings';

const complete = {
  keycloak: { url: 'http://localhost:4100', realm: 'back-office', clientId: 'back-office-web' },
  version: '1.52.1',
  formUrl: 'https://forms.example',
  supportUrl: 'https://support.example',
  documentsUrl: 'https://documents.example',
  scheduledWithdrawals: true,
  listsRefunds: true,
  activity: true,
  twoPeopleFrom: 1_000,
  news: [{ id: '1', date: '2026-11-21', title: 'Nuevo menú', body: 'Más corto' }],
};

describe('the settings of the browser', () => {
  test('are read unchanged when they are complete, without unknown ones', () => {
    expect(parseSettings({ ...complete, more: true })).toEqual(complete);
    expect(parseSettings({ ...complete, twoPeopleFrom: null }).twoPeopleFrom).toBeNull();
  });

  test('may leave the addresses of support and documents empty, as the gateway does by default', () => {
    const without = { ...complete, supportUrl: '', documentsUrl: '' };
    expect(parseSettings(without)).toEqual(without);
    expect(() => parseSettings({ ...complete, supportUrl: undefined })).toThrow('falta el texto supportUrl');
  });

  test('are refused with the name of the missing one', () => {
    expect(() => parseSettings(undefined)).toThrow('config.json no es un objeto');
    expect(() => parseSettings({ ...complete, keycloak: {} })).toThrow('falta el texto url');
    expect(() => parseSettings({ ...complete, version: 3 })).toThrow('falta el texto version');
    expect(() => parseSettings({ ...complete, news: [{ id: '1' }] })).toThrow('falta el texto date');
  });
});
