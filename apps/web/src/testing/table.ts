import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { renderAt } from './render-at';

const textOf = ({ textContent }: Element): string => textContent;

/** Returns the column headers of the table that have a text. */
export const headers = (): readonly string[] =>
  [...document.querySelectorAll('[role="columnheader"]')].map(textOf).filter(Boolean);

const rows = (): readonly Element[] =>
  [...document.querySelectorAll('[role="row"]:not(.no-rows)')].filter((row) => row.querySelector('[role="gridcell"]'));

/** Returns the texts of a column. */
export const columnOf = (header: string): readonly string[] => {
  const at = [...document.querySelectorAll('[role="columnheader"]')].map(textOf).indexOf(header);
  return rows().map((row) => row.querySelectorAll('[role="gridcell"]')[at]?.textContent ?? '');
};

/** Waits until the table has loaded its rows. */
export const rowsLoaded = (): Promise<void> =>
  waitFor(() => {
    expect(rows().length).toBeGreaterThan(0);
    expect(document.querySelector('[role="progressbar"]')).toBeNull();
  });

/** Opens a list and waits for its rows. */
export const openList = async (address: string, as = 'operador'): Promise<UserEvent> => {
  const user = await renderAt(address, { as });
  await rowsLoaded();
  return user;
};

/** Selects the visible rows. Returns the bar of the selection. */
export const selectAll = async (user: UserEvent): Promise<HTMLElement> => {
  const [all] = screen.getAllByRole('checkbox', { hidden: true });
  await user.click(all ?? document.body);
  return screen.findByRole('group', { name: 'Acciones sobre la selección' });
};

/** Presses the header of a column. */
export const sortBy = async (user: UserEvent, header: string): Promise<void> => {
  const found = [...document.querySelectorAll('[role="columnheader"]')].find((one) => textOf(one) === header);
  await user.click(found ?? document.body);
};

/** Removes a filter with the cross of its chip. */
export const removeChip = async (user: UserEvent, text: string | RegExp): Promise<void> => {
  const [label] = await screen.findAllByText(text, { selector: '.MuiChip-label' });
  await user.click(label?.parentElement?.querySelector('svg') ?? document.body);
};

/** Returns the identifiers of the rows of the table, in their order. */
export const idsOfRows = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) => dataset['id'] ?? '');

/** Returns the identifier of the row that has the focus; undefined if no row has it. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[role="row"]')?.dataset['id'];
