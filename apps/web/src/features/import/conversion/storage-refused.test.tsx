// Guards: Lists, the home page and the page of a conversion work with a storage that is full or disabled.
import { jest } from '@jest/globals';
import { renderAt, screen, rowsLoaded } from '@/testing';

afterEach(() => jest.restoreAllMocks());

const full = () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
};

/** Simulates a browser that blocks the site's storage. */
const switchedOff = () => {
  for (const name of ['sessionStorage', 'localStorage'] as const)
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
};

describe.each([
  ['full', full],
  ['switched off', switchedOff],
])('a storage that is %s', (_state, refuse) => {
  test.each(['/pagos', '/pagadores', '/retiros'])('does not prevent a search of %s', async (path) => {
    refuse();
    await renderAt(path, { as: 'administrador' });
    await rowsLoaded();
    screen.getByRole('search');
  });

  test('does not prevent the home page', async () => {
    refuse();
    await renderAt('/home', { as: 'operador' });
    await screen.findByRole('tab', { name: 'Buscar Pagos' });
  });

  test('does not prevent a page at the address of a conversion', async () => {
    refuse();
    await renderAt('/conversion', { as: 'administrador' });
    await screen.findByRole('heading', { level: 1 });
  });
});
