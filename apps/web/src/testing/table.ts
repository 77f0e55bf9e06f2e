import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { renderAt } from './render-at';

const textOf = ({ textContent }: Element): string => textContent;

/** Headers of the table, those without a text left out. */
export const headers = (): readonly string[] =>
  [...document.querySelectorAll('[role="columnheader"]')].map(textOf).filter(Boolean);

const rows = (): readonly Element[] =>
  [...document.querySelectorAll('[role="row"]')].filter((row) => row.querySelector('[role="gridcell"]'));

/** Texts of the rows in a column. */
export const columnOf = (header: string): readonly string[] => {
  const at = [...document.querySelectorAll('[role="columnheader"]')].map(textOf).indexOf(header);
  return rows().map((row) => row.querySelectorAll('[role="gridcell"]')[at]?.textContent ?? '');
};

/** Waits until the table shows what was requested. */
export const settled = (): Promise<void> =>
  waitFor(() => {
    expect(rows().length).toBeGreaterThan(0);
    expect(document.querySelector('[role="progressbar"]')).toBeNull();
  });

/** Opens a list and waits for its rows. */
export const openList = async (address: string, as = 'operador'): Promise<UserEvent> => {
  const user = await renderAt(address, { as });
  await settled();
  return user;
};

/** Ticks the rows that are shown. */
export const tickAll = async (user: UserEvent): Promise<HTMLElement> => {
  const [all] = screen.getAllByRole('checkbox', { hidden: true });
  await user.click(all ?? document.body);
  return screen.findByRole('group', { name: 'Acciones sobre la selección' });
};

/** Presses the header of a column. */
export const sortBy = async (user: UserEvent, header: string): Promise<void> => {
  const found = [...document.querySelectorAll('[role="columnheader"]')].find((one) => textOf(one) === header);
  await user.click(found ?? document.body);
};

/** Takes a filter off by the cross of its chip. */
export const removeChip = async (user: UserEvent, text: string | RegExp): Promise<void> => {
  const [label] = await screen.findAllByText(text, { selector: '.MuiChip-label' });
  await user.click(label?.parentElement?.querySelector('svg') ?? document.body);
};
