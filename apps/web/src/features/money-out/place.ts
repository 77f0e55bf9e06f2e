type Fixed = Readonly<Record<string, string>>;

/**
 * Place of a list: a screen of its own, or a view of the page with all withdrawals. The address parameter
 * `vista` names the view.
 */
export type Place = 'own' | 'view';

/**
 * Defines a list for each place.
 * @param view name of the view in the address
 * @param listAt creates the list with its fixed address parameters
 */
export const atPlaces = <List>(view: string, listAt: (fixed: Fixed) => List): Readonly<Record<Place, List>> => ({
  own: listAt({}),
  view: listAt({ vista: view }),
});
