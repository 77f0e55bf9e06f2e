// Guards: Tax forms are found and created with the texts of the specification, beside the due dates of a month.
import { currentMonth, shiftMonth } from '@/shared/format';
import {
  columnOf,
  choose,
  faults,
  fill,
  findDialog,
  headers,
  openList,
  press,
  recover,
  renderAt,
  requests,
  screen,
  sortBy,
  waitFor,
  within,
  services,
} from '@/testing';

const thisMonth = () => currentMonth(new Date());

describe('the list', () => {
  test('has its title, its buttons and the columns of the specification (B96, B97)', async () => {
    await openList('/afip', 'tesoreria');
    screen.getByRole('heading', { name: 'Presentaciones AFIP', level: 1 });
    screen.getByRole('button', { name: 'Nueva presentación' });
    expect(headers()).toEqual([
      'ID',
      'Periodo',
      'Formulario',
      'Version',
      'Nombre',
      'Transacción AFIP',
      'Creada',
      'Presentada',
      'Estado',
      'Acciones',
    ]);
    expect(columnOf('ID')).toHaveLength(10);
  });

  test('shortens a transaction of more than ten characters, and shows the delivery day without its time', async () => {
    const { id, afip_transaction_id: transaction } = await services.taxForms.take('delivered');
    await openList(`/afip?q=${id}`, 'auditor');
    expect(columnOf('Transacción AFIP')).toEqual([`${transaction?.slice(0, 6) ?? ''}..`]);
    expect(columnOf('Presentada')[0]).toMatch(/^\d\d\/\d\d\/\d\d$/);
  });

  test('is sorted by creation, newest first; a header sorts by its column, and reverses the order (B98)', async () => {
    const user = await openList('/afip', 'auditor');
    const asked = async (order: string) => {
      const paths = (await requests.list('tax-form')).map(({ path }) => decodeURIComponent(path));
      expect(paths.some((path) => path.includes(order))).toBe(true);
    };
    await asked('{"field":"created_date","direction":"descending"}');
    await sortBy(user, 'Periodo');
    await waitFor(() => asked('{"field":"period","direction":"descending"}'));
    await sortBy(user, 'Periodo');
    await waitFor(() => asked('{"field":"period","direction":"ascending"}'));
  });

  test('is filtered by status and text, and `Reestablecer búsqueda` clears both', async () => {
    const user = await openList('/afip', 'tesoreria');
    await press(user, 'Estado: Todos');
    await user.click(await screen.findByRole('menuitemradio', { name: 'Con error' }));
    await waitFor(() => expect(new Set(columnOf('Estado'))).toEqual(new Set(['Con error'])));
    await fill(user, screen.getByRole('searchbox', { name: 'Búsqueda' }), 'sifere');
    await press(user, 'Buscar');
    await waitFor(() => expect(new Set(columnOf('Formulario'))).toEqual(new Set(['SIFERE'])));
    await press(user, 'Reestablecer búsqueda');
    await waitFor(() => expect(columnOf('ID')).toHaveLength(10));
  });

  test('shows the real error message, never the text `message` (CON-28)', async () => {
    await faults.set({ service: 'tax-form', fault: { kind: 'status', status: 503 } });
    const user = await renderAt('/afip', { as: 'auditor' });
    await screen.findByText('No se pudieron cargar las presentaciones');
    await screen.findByText('No se pudieron cargar los vencimientos');
    expect(screen.getAllByRole('alert').length).toBeGreaterThan(0);
    expect(screen.queryByText('message')).toBeNull();
    expect(document.body.textContent).toContain('presentaciones fiscales');
    await recover(user, screen.getByRole('region', { name: 'Vencimientos' }), 'SIFERE');
    await recover(user, document.body, /^\d+ presentaciones$/);
  });

  test('is refused without its permission, and offers no creation to a person with read permission', async () => {
    await renderAt('/afip', { as: 'operador' });
    await screen.findByText('No tiene permisos');
    await openList('/afip', 'auditor');
    expect(screen.queryByRole('button', { name: 'Nueva presentación' })).toBeNull();
  });
});

describe('a new presentation', () => {
  test('opens over the list at /afip/generar, with the current month; the back button returns to the list (GAP-29)', async () => {
    const user = await renderAt('/afip/generar', { as: 'tesoreria' });
    const { dialog, button, isGone } = await findDialog(user, 'Nueva presentación');
    const period = await dialog.findByRole('combobox', { name: /^Período/, hidden: true });
    expect(period.textContent).toContain(thisMonth().slice(0, 4));
    expect(button('Aceptar').disabled).toBe(true);
    await user.click(button('Volver'));
    await isGone();
    await waitFor(() => expect(location.pathname).toBe('/afip'));
  });

  test('lists structures as `name (version)`, and opens the created form', async () => {
    const user = await openList('/afip', 'tesoreria');
    await press(user, 'Nueva presentación');
    const { press: pressIn, sees } = await findDialog(user, 'Nueva presentación');
    await choose(user, /^Formulario/, 'SIRTAC (1.1)');
    await sees('El mes no terminó: lo que se registre hasta el último día queda fuera.');
    await pressIn('Aceptar');
    await sees('Formulario creado correctamente');
    await waitFor(() => expect(location.pathname).toMatch(/^\/afip\/[\da-f]{24}$/));
    await screen.findByText('El archivo se está generando');
    const created = await services.taxForms.now(location.pathname.slice('/afip/'.length));
    expect(created).toMatchObject({
      period: thisMonth(),
      file_structure: { form_name: 'SIRTAC', version: '1.1' },
    });
  });

  test('shows the reason of a failure, and keeps the values', async () => {
    const user = await renderAt('/afip/generar', { as: 'tesoreria' });
    const { press: pressIn, dialog } = await findDialog(user, 'Nueva presentación');
    await choose(user, /^Formulario/, 'SICORE (8.0)');
    await faults.set({ service: 'tax-form', path: '^/formularios$', fault: { kind: 'status', status: 503 } });
    await pressIn('Aceptar');
    await dialog.findByText(/presentaciones fiscales/);
    // in the dialog and in the notice (B360)
    await waitFor(() => expect(screen.getAllByText(/presentaciones fiscales/)).toHaveLength(2));
    await faults.clear();
    expect(location.pathname).toBe('/afip/generar');
  });

  test('warns of a month that was already presented, and of a replaced version', async () => {
    const presented = await services.taxForms.take('delivered');
    const user = await renderAt('/afip/generar', { as: 'tesoreria' });
    const { dialog, button } = await findDialog(user, 'Nueva presentación');
    const { form_name: form, version } = presented.file_structure;
    await choose(user, /^Formulario/, `${form} (${version})`);
    const [year = '', month = ''] = presented.period.split('-');
    const name = new Intl.DateTimeFormat('es-AR', { month: 'long' }).format(
      new Date(`${presented.period}-15T12:00:00Z`),
    );
    await choose(user, /^Período/, `${name[0]?.toUpperCase() ?? ''}${name.slice(1)} ${year}`);
    await dialog.findByText(new RegExp(`^${form} de ${month}/${year} ya se presentó el .*, con la transacción `));
    await choose(user, /^Formulario/, 'RG 4614 (1.0)');
    await dialog.findByText('La versión 1.0 fue reemplazada por la 2.0.');
    await waitFor(() => expect(button('Aceptar').disabled).toBe(false));
  });

  test('is refused to a person who may not create', async () => {
    await renderAt('/afip/generar', { as: 'auditor' });
    await screen.findByText('No tiene permisos');
  });
});

describe('the due dates', () => {
  const deadlines = async () => within(await screen.findByRole('region', { name: 'Vencimientos' }));

  test('of this month are beside the list, and other months can be opened', async () => {
    const user = await openList('/afip', 'tesoreria');
    const region = await deadlines();
    const rows = await region.findAllByRole('listitem');
    expect(rows.length).toBeGreaterThanOrEqual(4); // of five forms; a weekend may move one into the next month
    expect(rows.map(({ textContent }) => textContent).join()).toContain('Presentada');
    await press(user, 'Mes anterior');
    await waitFor(async () => {
      const before = await region.findAllByRole('listitem');
      expect(before.filter(({ textContent }) => textContent.includes('Presentada')).length).toBeGreaterThanOrEqual(4);
    });
    await press(user, 'Mes siguiente');
    await press(user, 'Mes siguiente');
    const [year = '', month = ''] = shiftMonth(currentMonth(new Date()), 1).split('-');
    await waitFor(async () => {
      const after = await region.findAllByRole('listitem');
      expect(
        after.filter(({ textContent }) => textContent.includes(`/${month}/${year.slice(2)}`)).length,
      ).toBeGreaterThanOrEqual(4);
    });
  });

  test('link to a presentation, or to a new one of that form and period', async () => {
    const user = await openList('/afip', 'tesoreria');
    const region = await deadlines();
    await user.click(await region.findByRole('button', { name: /^Crear SIRTAC de / }));
    const { dialog } = await findDialog(user, 'Nueva presentación');
    await dialog.findByText('SIRTAC (1.1)');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location.pathname).toBe('/afip'));
    await user.click(await region.findByRole('link', { name: /^Ver SIFERE de / }));
    await screen.findByRole('heading', { name: 'Detalle de la presentación' });
    await screen.findByText(/^Los registros no coinciden con los del período\./);
  });
});

test('the person and the reason of a reprocessing stay visible later', async () => {
  const form = await services.taxForms.some(({ reprocess_by: who, status }) => who !== null && status !== 'reprocess');
  await renderAt(`/afip/${form.id}`, { as: 'auditor' });
  const step = await screen.findByText(/^Reprocesada/);
  expect(step.textContent).toBe(`Reprocesada · ${form.reprocess_by}`);
  screen.getByText(form.reprocess_detail ?? '');
});
