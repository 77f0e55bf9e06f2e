// Guards: The rows of a table are one tab stop, and the arrow keys, Enter and F2 reach their controls.
// Looks over: apps/web/src/features/*/list/**, apps/web/src/shared/grid/**
import { openList, screen, waitFor, within } from '@/testing';

const isInTable = (): boolean => document.activeElement?.closest('[role="grid"]') !== null;

const fieldOf = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field'];

test.each([
  ['/pagos?period=ultimos-12-meses', 'operador'],
  ['/retiros?period=ultimos-12-meses', 'tesoreria'],
  ['/transferencias?period=ultimos-12-meses', 'tesoreria'],
  ['/comercios', 'operador'],
  ['/exportaciones?period=ultimos-12-meses', 'operador'],
] as const)('few presses of Tab cross the table of %s', async (address, as) => {
  const user = await openList(address, as);
  screen.getByRole('button', { name: 'Columnas' }).focus();
  await user.tab();
  expect(isInTable()).toBe(true);
  let stops = 0;
  for (; isInTable() && stops < 10; stops += 1) await user.tab();
  // a header, the checkbox of all rows, and a row
  expect(stops).toBeLessThanOrEqual(3);
  expect(document.activeElement).not.toBe(document.body);
});

test('arrow keys reach the menu of a row, and Enter opens it', async () => {
  const user = await openList('/pagos?period=ultimos-12-meses');
  await user.keyboard('j');
  for (let steps = 0; fieldOf() !== 'actions' && steps < 20; steps += 1) await user.keyboard('{ArrowRight}');
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Vista rápida' });
});

test('F2 focuses the link of a cell, which Enter follows, and the arrow keys leave it', async () => {
  const user = await openList('/transferencias?period=ultimos-12-meses', 'tesoreria');
  await user.keyboard('j');
  const cell = document.activeElement;
  await user.keyboard('{F2}');
  const link = document.activeElement;
  expect(link?.localName).toBe('a');
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(document.activeElement).toBe(cell);
  await user.keyboard('{F2}{Enter}');
  await waitFor(() => expect(location.pathname).toBe(link?.getAttribute('href')));
});

test('the panel of a row keeps its tab stops', async () => {
  const user = await openList('/pagos?period=ultimos-12-meses');
  await user.keyboard('j');
  await user.keyboard(' ');
  const panel = within(await screen.findByRole('dialog'));
  expect((await panel.findByRole('button', { name: /^Acciones del pago/ })).tabIndex).toBe(0);
});
