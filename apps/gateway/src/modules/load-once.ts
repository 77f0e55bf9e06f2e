import { checkedIdentifier } from '../errors/unfit-identifier-error.ts';

/** Reads things one by one, each at most once a request, however many fields ask for it. */
export const loadOnce = <Thing>(read: (id: string) => Promise<Thing>): ((id: string) => Promise<Thing>) => {
  const started = new Map<string, Promise<Thing>>();
  return (id) => {
    const known = started.get(id);
    if (known) return known;
    const thing = read(checkedIdentifier(id));
    started.set(id, thing);
    return thing;
  };
};
