import { within } from '@testing-library/dom';

/** Returns the values of a field in a table of changes: the old one, then the new one. */
export const changedValues = (part: HTMLElement, field: string): readonly string[] => {
  const header = within(part).getByRole('rowheader', { name: field, hidden: true });
  const row = header.closest<HTMLElement>('[role="row"]') ?? header;
  return within(row)
    .getAllByRole('cell', { hidden: true })
    .map(({ textContent }) => textContent);
};
