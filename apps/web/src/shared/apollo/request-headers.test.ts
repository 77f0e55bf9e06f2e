// Guards: The headers `source` and `locale` are added as A14 and B295 require.
import { withOrigin } from './request-headers';

describe('the headers about the origin of a request', () => {
  test('are the source backoffice and, for a browser in Spanish, the locale es_AR', () => {
    expect(withOrigin({ 'x-request-id': '1' }, 'es-AR')).toEqual({
      'x-request-id': '1',
      source: 'backoffice',
      locale: 'es_AR',
    });
    expect(withOrigin({}, 'ES')).toHaveProperty('locale', 'es_AR');
  });

  test('have no locale for a browser in another language', () => {
    expect(withOrigin({}, 'en-US')).toEqual({ source: 'backoffice' });
    expect(withOrigin({}, 'pt-BR')).not.toHaveProperty('locale');
  });

  test('are not added to a request with the source collector', () => {
    expect(withOrigin({ source: 'collector' }, 'es-AR')).toEqual({ source: 'collector' });
  });

  test('replace any other source', () => {
    expect(withOrigin({ source: 'other' }, 'en')).toEqual({ source: 'backoffice' });
  });
});
