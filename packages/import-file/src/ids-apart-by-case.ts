/** Ids that differ from another one by case alone: two ids, and perhaps one that was meant. */
export const idsApartByCase = (ids: Iterable<string>): ReadonlySet<string> => {
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
