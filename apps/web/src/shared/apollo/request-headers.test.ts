// Guards: Each request has the headers `source` and `locale` that A14 and B295 require.
import { withOrigin } from './request-headers';

describe('every request has the source backoffice', () => {
  test('a browser in Spanish adds the locale es_AR', () => {
    expect(withOrigin({ 'x-request-id': '1' }, 'es-AR')).toEqual({
      'x-request-id': '1',
      source: 'backoffice',
      locale: 'es_AR',
    });
    expect(withOrigin({}, 'ES')).toHaveProperty('locale', 'es_AR');
  });

  test('a browser in another language adds no locale', () => {
    expect(withOrigin({}, 'en-US')).toEqual({ source: 'backoffice' });
    expect(withOrigin({}, 'pt-BR')).not.toHaveProperty('locale');
  });

  test('a request with the source collector keeps its headers', () => {
    expect(withOrigin({ source: 'collector' }, 'es-AR')).toEqual({ source: 'collector' });
  });

  test('any other source is replaced', () => {
    expect(withOrigin({ source: 'other' }, 'en')).toEqual({ source: 'backoffice' });
  });
});
