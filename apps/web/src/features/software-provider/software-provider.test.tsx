// Guards: Reports for software providers are found, approved, rejected and regenerated with the specified texts.
import { dateTime } from '@/shared/format';
import {
  choose,
  columnOf,
  faults,
  fill,
  findDialog,
  headers,
  openList,
  press,
  renderAt,
  requests,
  screen,
  services,
  waitFor,
  within,
} from '@/testing';

/** Regenerates the file of a report as another person. */
const regenerate = ({ id, collector_id: owner }: Awaited<ReturnType<typeof services.reports.now>>) =>
  services.reports.change(`regenerate/${owner}/${id}`);

const changes = async () => (await requests.list('software-provider')).filter(({ method }) => method !== 'GET');

/** Opens the menu of a report in the list. */
const openMenu = async (id: string, as = 'administrador') => {
  const user = await openList(`/soft-provider?q=${id}`, as);
  await press(user, `Acciones del reporte ${id}`);
  return { user, menu: within(await screen.findByRole('menu')) };
};

/** Opens the list with the dialog of an action. */
const openAction = async (action: string, id: string, as = 'administrador') =>
  findDialog(await renderAt(`/soft-provider?q=${id}&accion=${action}&reporte=${id}`, { as }));

describe('the list', () => {
  test('has its title and the columns of the specification, ten rows per page (B105, B107, B108)', async () => {
    const user = await openList('/soft-provider', 'auditor');
    screen.getByRole('heading', { name: 'Reporte plano de integraciones', level: 1 });
    expect(headers()).toEqual(['ID', 'Formato', 'Entidad', 'Estado', 'Desde', 'Hasta', 'Acciones']);
    expect(columnOf('ID')).toHaveLength(10);
    expect(new Set(columnOf('Formato'))).toEqual(new Set(['TXT', 'CSV']));
    expect(columnOf('Entidad')).toContain('LUZN - Luz del Norte Distribuidora');
    for (const day of [...columnOf('Desde'), ...columnOf('Hasta')]) expect(day).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    await user.click(screen.getByRole('combobox', { name: /por página/ }));
    const sizes = await screen.findAllByRole('option');
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['5', '10', '25', '100']);
  });

  test('ignores a page size that only other lists have', async () => {
    await openList('/soft-provider?filas=50', 'auditor');
    expect(columnOf('ID')).toHaveLength(10);
  });

  test.each(['En proceso', 'Error', 'Pendiente', 'Enviado'])('is filtered by the status %s (B106)', async (status) => {
    // a report is in process for seconds only
    if (status === 'En proceso') await regenerate(await services.reports.take('sent'));
    const user = await openList('/soft-provider', 'auditor');
    expect(screen.getByRole('combobox', { name: 'Estado' }).textContent).toBe('Todos');
    await choose(user, 'Estado', status);
    await press(user, 'Buscar');
    await waitFor(() => expect(new Set(columnOf('Estado'))).toEqual(new Set([status])));
  });

  test('is filtered by text and by the period of the reports (B106)', async () => {
    const report = await services.reports.take('sent');
    const day = (moment: string) => new Date(Date.parse(moment) - 3 * 3_600_000).toISOString().slice(0, 10);
    const days = `${day(report.start_date)}..${day(report.end_date)}`;
    const user = await openList(`/soft-provider?period=${days}`, 'auditor');
    expect(new Set(columnOf('Desde')).size).toBe(1);
    await fill(user, screen.getByRole('searchbox', { name: 'Búsqueda libre' }), report.metadata.file_name ?? '');
    await press(user, 'Buscar');
    await waitFor(() => expect(columnOf('ID')).toEqual([report.id]));
  });

  test('is refused without its permission', async () => {
    await renderAt('/soft-provider', { as: 'operador' });
    await screen.findByText('No tiene permisos');
  });
});

describe('the actions of a row', () => {
  test('of a pending report are all there, for a person with the permissions (B197)', async () => {
    const { id } = await services.reports.take('pending_approval');
    const { menu } = await openMenu(id);
    for (const name of ['Aprobar', 'Rechazar', 'Regenerar', 'Descargar']) menu.getByRole('menuitem', { name });
  });

  test('of a person who may not approve or reject are only copy, take and download (B284)', async () => {
    const { id } = await services.reports.take('pending_approval');
    const { menu } = await openMenu(id, 'auditor');
    const names = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(names).toEqual(['Copiar ID del reporte', 'Lo tomo', 'Descargar']);
  });

  test('of a sent report show why it cannot be approved again', async () => {
    const { id } = await services.reports.take('sent');
    const { menu } = await openMenu(id);
    for (const name of ['Aprobar', 'Rechazar']) {
      const item = menu.getByRole('menuitem', { name: `${name} El reporte ya fue enviado.` });
      expect(item.getAttribute('aria-disabled')).toBe('true');
    }
    for (const name of ['Regenerar', 'Descargar']) menu.getByRole('menuitem', { name });
  });

  test('report a failed download with the texts of the specification (B361)', async () => {
    const { id } = await services.reports.take('sent');
    const { user, menu } = await openMenu(id);
    await faults.set({ service: 'software-provider', fault: { kind: 'status', status: 503 } });
    await user.click(menu.getByRole('menuitem', { name: 'Descargar' }));
    await screen.findByText('No se pudo completar la acción');
    await faults.clear();
  });
});

describe('an action', () => {
  test.each([
    { action: 'approve', label: 'Aprobar', notice: 'Aprobado correctamente', status: 'sent', text: 'Enviado' },
    { action: 'reject', label: 'Rechazar', notice: 'Rechazado correctamente', status: 'error', text: 'Error' },
  ])('$action is done once, with the exact notice (B368)', async ({ action, label, notice, status, text }) => {
    const { id } = await services.reports.take('pending_approval');
    const { user, button, sees, isGone } = await openAction(action, id);
    await requests.clear();
    await user.dblClick(button(label));
    await sees(notice);
    await isGone();
    await waitFor(() => expect(columnOf('Estado')).toEqual([text]));
    expect(await changes()).toHaveLength(1);
    expect((await services.reports.now(id)).status).toBe(status);
  });

  test('that regenerates the file polls the row until it waits for approval', async () => {
    const { id } = await services.reports.take('sent');
    const { press: pressIn, sees, isGone } = await openAction('regenerate', id);
    await pressIn('Regenerar');
    await sees('Regenerado correctamente');
    await isGone();
    await waitFor(() => expect(columnOf('Estado')).toEqual(['En proceso']));
    await waitFor(() => expect(columnOf('Estado')).toEqual(['Pendiente']), { timeout: 20_000 });
  }, 40_000);

  test('on a report that another person regenerated is refused with the reason and a notice, and sends nothing (B361)', async () => {
    const report = await services.reports.take('pending_approval');
    const { press: pressIn, dialog } = await openAction('approve', report.id);
    await regenerate(report);
    await requests.clear();
    await pressIn('Aprobar');
    await dialog.findByText('El reporte todavía se está generando.');
    const said = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join(' ');
    expect(said).toContain('El registro cambió desde que lo abrió.');
    expect(said).not.toMatch(/versión \d/);
    expect(await changes()).toEqual([]);
  });

  test('that the service refuses is reported in a notice with its message (B361)', async () => {
    const { id } = await services.reports.take('pending_approval');
    const { press: pressIn } = await openAction('reject', id);
    await faults.set({ service: 'software-provider', path: 'rechazar', fault: { kind: 'status', status: 503 } });
    await pressIn('Rechazar');
    await waitFor(() => expect(screen.getAllByText(/reportes de integraciones/).length).toBeGreaterThan(1));
    await faults.clear();
  });

  test('that regenerates a sent report first shows when it was sent', async () => {
    const { id, sent_date: sent } = await services.reports.take('sent');
    const { dialog, sees } = await openAction('regenerate', id);
    await sees(/^Este reporte ya se envió al proveedor el \d\d\/\d\d\/\d{4}/);
    expect(dialog.getByText(/^Este reporte ya se envió/).textContent).toContain(dateTime(sent));
    dialog.getByText(/que respondió "OK"/);
  });

  test('that regenerates an unsent report shows nothing about sending', async () => {
    const { id } = await services.reports.take('pending_approval');
    const { dialog } = await openAction('regenerate', id);
    await dialog.findByText(/^El archivo se genera de nuevo/);
    expect(dialog.queryByText(/ya se envió/)).toBeNull();
  });

  test.each(['approve', 'reject', 'regenerate'])('%s is refused to an auditor', async (action) => {
    const { id } = await services.reports.take('pending_approval');
    const { dialog } = await openAction(action, id, 'auditor');
    await dialog.findByText('No tiene permisos');
  });
});
