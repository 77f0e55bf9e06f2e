/**
 * Picture of the documents.
 * @typedef {object} Picture
 * @property {string} name its files are `docs/images/<name>-light.png` and `-dark.png`
 * @property {string} path screen in the application
 * @property {string} as demonstration user
 * @property {(page: import('playwright-core').Page) => Promise<void>} [prepare] fills the screen before the picture
 */

/** File of an import with an e-mail, an amount and a due date that cannot be read. */
const file = {
  name: 'cuotas-noviembre.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Id externo;Código de concepto;Importe;E-mail del pagador;Vencimiento',
      'NOV-001;CUOTA;16.349,00;ana.suarez@correo.example;10/12/2026',
      'NOV-002;CUOTA;12.500,00;bruno.peña@correo;10/12/2026',
      'NOV-003;CUOTA;mil;carla.nunez@correo.example;10/12/2026',
      'NOV-004;CUOTA;18.200,50;diego.rios@correo.example;31/11/2026',
      'NOV-005;CUOTA;9.900,00;elena.paz@correo.example;10/12/2026',
    ].join('\r\n'),
  ),
};

/** @param {import('playwright-core').Page} page */
const untilRowsStand = (page) => page.getByRole('row').nth(1).waitFor();

/** @type {readonly Picture[]} */
export const pictures = [
  { name: 'payments', path: '/pagos', as: 'administrador', prepare: untilRowsStand },
  {
    name: 'home',
    path: '/home',
    as: 'administrador',
    prepare: (page) => page.getByRole('button', { name: 'Entendido' }).click(),
  },
  { name: 'withdrawals', path: '/retiros', as: 'tesoreria', prepare: untilRowsStand },
  {
    name: 'import',
    path: '/importacion',
    as: 'administrador',
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Entidad' }).fill('LUZN');
      await page.getByRole('option', { name: /^LUZN - / }).click();
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('grid', { name: 'Filas del archivo' }).waitFor();
    },
  },
];
