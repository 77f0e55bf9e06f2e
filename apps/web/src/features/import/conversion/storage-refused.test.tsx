// Guards: With a storage that is full or switched off every list, the first page and a conversion still show.
import { jest } from '@jest/globals';
import { renderAt, screen, settled } from '@/testing';

afterEach(() => jest.restoreAllMocks());

const full = () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
};

/** As a browser that refuses the site's data. */
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
  test.each(['/pagos', '/pagadores', '/retiros'])('lets %s be searched', async (path) => {
    refuse();
    await renderAt(path, { as: 'administrador' });
    await settled();
    screen.getByRole('search');
  });

  test('lets the first page show', async () => {
    refuse();
    await renderAt('/home', { as: 'operador' });
    await screen.findByRole('tab', { name: 'Buscar Pagos' });
  });

  test('lets the page of a conversion say that nothing is kept', async () => {
    refuse();
    await renderAt('/conversion', { as: 'administrador' });
    await screen.findByRole('heading', { level: 1 });
  });
});
