/** Writes what was typed the way that people read it. */
export type Mask = (typed: string) => string;

/** Digits alone, as many as there is room for; what separates them goes. */
export const digitsUpTo =
  (length: number): Mask =>
  (typed) =>
    typed.replaceAll(/\D/g, '').slice(0, length);

/** Where the caret stands in `shown`: after as many digits as were typed before it. */
export const caretIn = (shown: string, typedBefore: string): number => {
  const digits = typedBefore.replaceAll(/\D/g, '').length;
  return new RegExp(`^(?:\\D*\\d){${digits}}`).exec(shown)?.[0].length ?? shown.length;
};
