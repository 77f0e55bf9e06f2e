/** Maximum number of simultaneous uploads of one person at one gateway. */
const MOST_UPLOADS = 4;

/** Takes a slot of a person; undefined when all are taken. @returns the function that frees the slot */
export type TakeSlot = (personId: string) => (() => void) | undefined;

/** Creates the upload slots of one gateway. They keep a person with many slow uploads from blocking the others. */
export const createPersonSlots = (): TakeSlot => {
  const taken = new Map<string, number>();
  const add = (personId: string, change: number): void => {
    const count = (taken.get(personId) ?? 0) + change;
    if (count === 0) taken.delete(personId);
    else taken.set(personId, count);
  };
  return (personId) => {
    if ((taken.get(personId) ?? 0) >= MOST_UPLOADS) return undefined;
    add(personId, 1);
    return () => add(personId, -1);
  };
};
