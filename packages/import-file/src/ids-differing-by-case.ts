/** Returns the ids that differ from another one only in case. They are different ids, but one may be a typing error. */
export const findIdsDifferingByCase = (ids: Iterable<string>): ReadonlySet<string> => {
  const firsts = new Map<string, string>();
  const apart = new Set<string>();
  for (const id of ids) {
    const folded = id.toLowerCase();
    const first = firsts.get(folded);
    if (first === undefined) firsts.set(folded, id);
    else if (first !== id) apart.add(first).add(id);
  }
  return apart;
};
