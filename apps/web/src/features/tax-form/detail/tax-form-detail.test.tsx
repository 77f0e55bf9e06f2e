// Guards: A created tax form is presented once or reprocessed, and its page polls until the file exists.
import {
  columnOf,
  faults,
  findDialog,
  findInRegion,
  openList,
  press,
  recover,
  renderAt,
  requests,
  screen,
  services,
  waitFor,
  within,
} from '@/testing';

const changes = async () => (await requests.list('tax-form')).filter(({ method }) => method !== 'GET');

/** Opens the detail with the dialog of an action. */
const openAction = async (action: string, id: string, as = 'tesoreria') => {
  const user = await renderAt(`/afip/${id}?accion=${action}`, { as });
  return findDialog(user);
};

/** Waits until the head of the page has the status. */
const hasStatus = (status: string) =>
  waitFor(() => {
    const head = screen.getByRole('heading', { level: 1 }).parentElement?.parentElement;
    within(head ?? document.body).getByText(status);
  });

describe('the detail', () => {
  test('shows the fields of the specification (B99)', async () => {
    const form = await services.taxForms.take('delivered');
    await renderAt(`/afip/${form.id}`, { as: 'auditor' });
    await hasStatus('Presentada');
    const text = screen.getByRole('region', { name: 'Presentación' }).textContent;
    const { form_name: name, version } = form.file_structure;
    const transaction = form.afip_transaction_id ?? '';
    for (const part of [form.id, name, version, form.file_name ?? '', transaction]) expect(text).toContain(part);
    const dates = within(screen.getByRole('region', { name: 'Fechas' }));
    for (const date of ['Creada', 'Presentada']) dates.getByText(new RegExp(`^${date}`));
    await waitFor(() => expect(document.title).toContain(name));
  });

  test('shows the reason while the form is reprocessed, and polls until the file exists', async () => {
    const { id } = await services.taxForms.take('created');
    const { user, fill: type, press: pressIn, sees, isGone } = await openAction('reprocess', id);
    await type('Motivo (opcional)', 'Faltaba una entidad');
    await pressIn('Reprocesar');
    await sees('Presentación re-procesada con éxito');
    await isGone();
    await findInRegion('Presentación', 'Faltaba una entidad');
    await press(user, 'Más acciones');
    await screen.findByRole('menuitem', { name: /^Presentar El archivo todavía se está generando/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('El archivo se está generando')).toBeNull(), { timeout: 25_000 });
    await hasStatus('Creada');
    expect(await services.taxForms.now(id)).toMatchObject({
      status: 'created',
      reprocess_detail: 'Faltaba una entidad',
    });
  }, 40_000);

  test('of a failed form says why in a banner, and tells the next step to people who may take it', async () => {
    const { id } = await services.taxForms.take('error', ({ status_detail: detail }) => detail === 'records_mismatch');
    const banner = async () =>
      (await screen.findByText('Los registros no coinciden con los del período.', { selector: 'strong' })).closest(
        '[role="status"]',
      )?.textContent;
    await renderAt(`/afip/${id}`, { as: 'tesoreria' });
    expect(await banner()).toContain('La presentación tiene un error: cree una nueva.');
    expect(screen.queryByText('Motivo del error')).toBeNull(); // said once
    await renderAt(`/afip/${id}`, { as: 'auditor' });
    expect(await banner()).not.toContain('cree una nueva');
  });

  test('of a presented form shows why no change is possible (CON-22)', async () => {
    const { id } = await services.taxForms.take('delivered');
    const user = await renderAt(`/afip/${id}`, { as: 'tesoreria' });
    await press(user, 'Más acciones');
    for (const label of ['Presentar', 'Presentar manualmente', 'Reprocesar'])
      await screen.findByRole('menuitem', { name: `${label} La presentación ya fue enviada.` });
  });

  test('offers no changes to a person with read permission', async () => {
    const { id } = await services.taxForms.take('created');
    const user = await renderAt(`/afip/${id}`, { as: 'auditor' });
    const toolbar = within(await screen.findByRole('group', { name: 'Acciones de la presentación' }));
    expect(toolbar.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Recargar',
      'Más acciones',
    ]);
    await press(user, 'Más acciones');
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Copiar resumen', 'Imprimir']);
  });

  test('loads the change of another person with its reload button', async () => {
    const { id } = await services.taxForms.take('created');
    const user = await renderAt(`/afip/${id}`, { as: 'tesoreria' });
    await hasStatus('Creada');
    await services.taxForms.change(`${id}/presentar`);
    await press(user, 'Recargar');
    await hasStatus('Presentada');
  });

  test('reports a form that does not exist; one that failed to load can be loaded again', async () => {
    await renderAt('/afip/000000000000000000000000', { as: 'tesoreria' });
    await screen.findByText('No se encontró la presentación');
    const { id } = await services.taxForms.take('delivered');
    await faults.set({ service: 'tax-form', fault: { kind: 'status', status: 503 } });
    const user = await renderAt(`/afip/${id}`, { as: 'tesoreria' });
    await screen.findByText('No se pudo cargar la presentación');
    await recover(user, document.body, 'Formulario');
  });

  test('shows in order who created and who presented the form', async () => {
    const { id } = await services.taxForms.take('created', ({ created_by: by }) => by !== null);
    const { press: pressIn, isGone } = await openAction('present', id);
    await pressIn(/^Presentar \S.* de /);
    await isGone();
    const dates = within(await screen.findByRole('region', { name: 'Fechas' }));
    const { created_by: author } = await services.taxForms.now(id);
    await waitFor(() =>
      expect(dates.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining(`Creada · ${author}`),
        expect.stringMatching(/^Presentada · Teresa Sosa/),
      ]),
    );
    expect(within(screen.getByRole('region', { name: 'Presentación' })).queryByText('Creada por')).toBeNull();
  });
});

describe('an action', () => {
  test('presents once, with the exact notice', async () => {
    const { id } = await services.taxForms.take('created');
    const { user, dialog, sees, isGone } = await openAction('present', id);
    await requests.clear();
    const presenting = await dialog.findByRole<HTMLButtonElement>('button', {
      name: /^Presentar \S.* de \d\d\/20\d\d$/,
    });
    await waitFor(() => expect(presenting.disabled).toBe(false));
    await user.dblClick(presenting);
    await sees('Presentación enviada con éxito');
    await isGone();
    await hasStatus('Presentada');
    expect(await changes()).toHaveLength(1);
    expect((await services.taxForms.now(id)).status).toBe('delivered');
  });

  test('presents manually with a transaction number, which is required (B244)', async () => {
    const { id } = await services.taxForms.take('created');
    const { fill: type, button, press: pressIn, sees, isGone } = await openAction('presentManually', id);
    await waitFor(() => expect(button('Presentar manualmente').disabled).toBe(true));
    await type(/^Número de transacción/, '   ');
    await waitFor(() => expect(button('Presentar manualmente').disabled).toBe(true));
    await type(/^Número de transacción/, ' 2026-771 ');
    await pressIn('Presentar manualmente');
    await sees('Presentación enviada con éxito');
    await isGone();
    expect(await services.taxForms.now(id)).toMatchObject({ status: 'delivered', afip_transaction_id: '2026-771' });
  });

  test('is refused with the reason if another person has presented the form, and sends nothing', async () => {
    const { id } = await services.taxForms.take('created');
    const { press: pressIn, dialog } = await openAction('present', id);
    await services.taxForms.change(`${id}/presentar`);
    await requests.clear();
    await pressIn(/^Presentar \S.* de /);
    await dialog.findByText('La presentación ya fue enviada.');
    expect(await changes()).toEqual([]);
  });

  test('that the service refuses is also reported in a notice, with `Cerrar` (B360)', async () => {
    const { id } = await services.taxForms.take('created');
    const { press: pressIn } = await openAction('reprocess', id);
    await faults.set({ service: 'tax-form', path: 'reprocesar', fault: { kind: 'status', status: 503 } });
    await pressIn('Reprocesar');
    await waitFor(() => {
      const said = screen
        .getAllByRole('alert', { hidden: true })
        .find(({ textContent }) => textContent.endsWith('Cerrar'));
      expect(said?.textContent).toMatch(/presentaciones fiscales/);
    });
    await faults.clear();
  });

  test('is refused to a person without permission', async () => {
    const { id } = await services.taxForms.take('created');
    const { dialog } = await openAction('present', id, 'auditor');
    await dialog.findByText('No tiene permisos');
  });

  test('of a row opens its dialog, and the row then shows the new status', async () => {
    const { id } = await services.taxForms.take('created');
    const user = await openList(`/afip?q=${id}`, 'tesoreria');
    await press(user, `Acciones de la presentación ${id}`);
    await user.click(await screen.findByRole('menuitem', { name: 'Presentar' }));
    const { press: pressIn, sees } = await findDialog(user, 'Presentar el formulario');
    await pressIn(/^Presentar \S.* de /);
    await sees('Presentación enviada con éxito');
    await waitFor(() => expect(columnOf('Estado')).toEqual(['Presentada']));
  });
});
