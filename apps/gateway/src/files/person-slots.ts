/** Uploads of one person at the same time, at one gateway. */
const MOST = 4;

/** Takes a slot of a person, which the returned function gives back; undefined when they have no other. */
export type TakeSlot = (personId: string) => (() => void) | undefined;

/** Creates the slots of one gateway: whoever sends many files slowly has no room left, and everybody else does. */
export const createPersonSlots = (): TakeSlot => {
  const taken = new Map<string, number>();
  const add = (personId: string, change: number): void => {
    const count = (taken.get(personId) ?? 0) + change;
    if (count === 0) taken.delete(personId);
    else taken.set(personId, count);
  };
  return (personId) => {
    if ((taken.get(personId) ?? 0) >= MOST) return undefined;
    add(personId, 1);
    return () => add(personId, -1);
  };
};
