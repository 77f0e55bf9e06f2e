type Fixed = Readonly<Record<string, string>>;

/** Where a list stands: on a screen of its own, or as a view of the screen of all withdrawals, which the address names. */
export type Place = 'own' | 'view';

/**
 * Defines a list for each place.
 * @param view name of the view in the address
 */
export const atPlaces = <List>(view: string, listAt: (fixed: Fixed) => List): Readonly<Record<Place, List>> => ({
  own: listAt({}),
  view: listAt({ vista: view }),
});
