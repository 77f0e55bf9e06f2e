// Guards: An unknown address leads home; a missing slash leads to the collector.
import { addressFor } from './redirects';

describe('an address without a screen', () => {
  test('leads home', () => {
    for (const path of ['/', '/nada', '/pagos/nada/mas', '/comercios/EDES/otra/cosa'])
      expect(addressFor(path)).toBe('/home');
  });

  test('leads to the collector when only the slash is missing', () => {
    expect(addressFor('/comerciosEDES')).toBe('/comercios/EDES');
    expect(addressFor('/comercios%20X')).toBe('/comercios/%20X');
  });
});
