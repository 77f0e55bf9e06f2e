// Guards: In a window of 1440 px no list cuts a header or a timestamp, and no table is wider than its container.
import { goWithin, openApp, rowsOf, waitForRows } from './support/index.ts';

/** Pattern of a timestamp as lists show it. */
const MOMENT = String.raw`^\d\d/\d\d/\d{4} \d\d:\d\d:\d\d$`;

const ofCollector = 'collector_id=LUZN&collector_name=Luz&period=ultimos-12-meses';

test.each([
  {
    lists: 'of payments',
    paths: ['/pagos', '/suscripciones', '/importaciones', '/exportaciones?period=ultimos-12-meses'],
  },
  {
    lists: 'of collectors and payers',
    paths: ['/comercios', '/comercios/promociones', '/comercios/gateways', '/pagadores', '/pagadores/referencias'],
  },
  {
    lists: 'of money that moves',
    paths: [
      '/transferencias',
      '/retirosUnificados',
      '/retirosUnificados?vista=por-lote',
      '/retiros/historial?period=ultimos-12-meses',
      `/lotes?${ofCollector}`,
      '/distribucion',
    ],
  },
  {
    lists: 'of reports',
    paths: [
      '/afip',
      '/pagos/pago-de-servicios/transacciones',
      '/pagos/pago-de-servicios/transacciones?orden=-total_amount',
      '/pagos/pago-de-servicios/gateways',
      '/pagos/pago-de-servicios/gateways?orden=-total_amount',
      '/soft-provider',
      '/bin',
    ],
  },
])(
  'the lists $lists show headers and timestamps in full, without a horizontal scroll bar',
  async ({ paths }) => {
    const app = await openApp({ user: 'administrador', path: '/perfil', width: 1440 });
    const { page } = app;
    const cut: string[] = [];
    for (const path of paths) {
      await goWithin(page, '/perfil'); // removes the rows of the last list, so that `rowsOf` cannot match them
      await rowsOf(page).first().waitFor({ state: 'detached' });
      await goWithin(page, path);
      await waitForRows(page);
      const texts = await page
        .locator('.MuiDataGrid-columnHeaderTitle, .MuiDataGrid-cell')
        .evaluateAll((found, moment) => {
          // Compare fractions of a pixel; `scrollWidth` is rounded.
          const isCut = (element: Element): boolean => {
            const whole = document.createElement('span');
            whole.textContent = element.textContent;
            whole.style.cssText = 'position: absolute; white-space: nowrap; width: max-content';
            (element.querySelector('a') ?? element).append(whole);
            const width = whole.getBoundingClientRect().width;
            whole.remove();
            const { paddingLeft, paddingRight } = getComputedStyle(element);
            const room = element.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight);
            return width > room + 0.01;
          };
          const isHeader = (element: Element) => element.matches('.MuiDataGrid-columnHeaderTitle');
          return found
            .filter((element) => isHeader(element) || new RegExp(moment).test(element.textContent))
            .filter(isCut)
            .map((element) => element.textContent);
        }, MOMENT);
      const beyond = await page
        .locator('.MuiDataGrid-virtualScroller')
        .evaluate((table) => table.scrollWidth - table.clientWidth);
      cut.push(...texts.map((text) => `${path}: ${text}`), ...(beyond > 0 ? [`${path}: ${beyond} px`] : []));
    }
    expect(cut).toEqual([]);
    await app.close();
  },
  120_000,
);
