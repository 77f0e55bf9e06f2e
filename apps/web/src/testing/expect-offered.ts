import { screen, within } from '@testing-library/dom';
import { renderAt } from './render-at';

interface AvailableAction {
  readonly name: string;
  readonly allowed: boolean;
  readonly reason: string | null;
}

/** Detail page of a record, and the labels of its actions. */
export interface OfferingPage {
  readonly path: string;
  /** Root field of the public API for the record. */
  readonly field: 'payment' | 'subscription';
  readonly id: string;
  /** Accessible name of the toolbar. */
  readonly toolbar: string;
  /** Labels by action. The page does not offer actions without a label. */
  readonly labels: Readonly<Record<string, string>>;
}

const allowedFor = async ({ field, id }: OfferingPage, as: string): Promise<readonly AvailableAction[]> => {
  const query = `query ($id: ID!) { entity: ${field}(id: $id) { availableActions { name allowed reason } } }`;
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await globalThis.issueToken(as)}` },
    body: JSON.stringify({ query, variables: { id } }),
  });
  const { data }: { data: { entity: { availableActions: readonly AvailableAction[] } } } = await response.json();
  return data.entity.availableActions;
};

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).replace(' (se abre en otra ventana)', '');

const isDisabled = (element: Element): boolean => element.hasAttribute('aria-disabled');

const shownTo = async ({ path, toolbar: name }: OfferingPage, as: string) => {
  const user = await renderAt(path, { as });
  const toolbar = await screen.findByRole('group', { name });
  const more = await within(toolbar).findByRole('button', { name: 'Más acciones' });
  const beside = [...toolbar.querySelectorAll('button:not([aria-haspopup]), a')].filter((one) => !isDisabled(one));
  await user.click(more);
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  return {
    offered: [...beside, ...items.filter((item) => !isDisabled(item))].map(nameOf).sort(),
    refused: items.filter(isDisabled).map(nameOf).sort(),
  };
};

/** Menu items that the page adds itself, for every person. */
const always = ['Copiar resumen', 'Imprimir'];

/** Expects that the page offers the actions that the gateway allows, and shows the reason of each refused one. */
export const expectOfferedAsAllowed = async (page: OfferingPage, as: string): Promise<void> => {
  const label = ({ name }: AvailableAction): string => page.labels[name] ?? '';
  const actions = (await allowedFor(page, as)).filter((action) => label(action) !== '');
  const isShort = actions.some(({ allowed, reason }) => !allowed && reason === 'No tiene permisos');
  expect(await shownTo(page, as)).toEqual({
    offered: [
      ...actions.filter(({ allowed }) => allowed).map(label),
      ...always,
      ...(isShort ? ['Ver quién puede'] : []),
    ].sort(),
    // the history has a button beside the menu, even if it is refused
    refused: actions
      .filter(({ name, allowed }) => !allowed && name !== 'history')
      .map((action) => `${label(action)}${action.reason ?? ''}`)
      .sort(),
  });
};
