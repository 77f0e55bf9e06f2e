import { screen, within } from '@testing-library/dom';

/** Waits for a text in the region with this name. */
export const findInRegion = async (name: string, text: string | RegExp): Promise<void> => {
  await within(await screen.findByRole('region', { name })).findAllByText(text);
};
