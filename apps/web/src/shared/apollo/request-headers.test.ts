// Guards: Requests carry source and locale headers by the rules.
import { withOrigin } from './request-headers';

describe('every request says where it comes from', () => {
  test('a browser in Spanish also asks for Argentine Spanish', () => {
    expect(withOrigin({ 'x-request-id': '1' }, 'es-AR')).toEqual({
      'x-request-id': '1',
      source: 'backoffice',
      locale: 'es_AR',
    });
    expect(withOrigin({}, 'ES')).toHaveProperty('locale', 'es_AR');
  });

  test('a browser in another language asks for none', () => {
    expect(withOrigin({}, 'en-US')).toEqual({ source: 'backoffice' });
    expect(withOrigin({}, 'pt-BR')).not.toHaveProperty('locale');
  });

  test('a request of a collector is left alone, both headers', () => {
    expect(withOrigin({ source: 'collector' }, 'es-AR')).toEqual({ source: 'collector' });
  });

  test('any other source is overwritten', () => {
    expect(withOrigin({ source: 'other' }, 'en')).toEqual({ source: 'backoffice' });
  });
});
