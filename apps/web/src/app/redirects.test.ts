// Guards: An unknown address leads home; below a screen it is not redirected; a missing slash leads to the collector.
import { addressFor } from './redirects';

describe('an address without a screen', () => {
  test('leads home', () => {
    for (const path of ['/', '/nada', '/nada/pagos', '/pagosnada', '/comercios%20X/otra'])
      expect(addressFor(path)).toBe('/home');
  });

  test('is not redirected below a screen', () => {
    for (const path of ['/pagos/nada/mas', '/pago/1/nada', '/comercios/EDES/otra/cosa'])
      expect(addressFor(path)).toBeUndefined();
  });

  test('leads to the collector when only the slash is missing', () => {
    expect(addressFor('/comerciosEDES')).toBe('/comercios/EDES');
    expect(addressFor('/comercios%20X')).toBe('/comercios/%20X');
  });
});
