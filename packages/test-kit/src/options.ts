/** @throws TypeError for a property that is not among the names; the message lists the names */
export const demandNames = (what: string, given: object, names: readonly string[]): void => {
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new TypeError(`${what} takes no ${unknown}. There are: ${names.join(', ')}.`);
};
