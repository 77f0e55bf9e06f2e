/** An amount with its two decimals, `"1234.50"`. Services send amounts as JSON numbers of at most two decimals. */
export const money = (amount: number): string => amount.toFixed(2);

/** Any other number as the service gave it: the shortest decimal that reads as the same number, never an exponent. */
export const decimal = (value: number): string => {
  const text = String(value);
  return text.includes('e') ? value.toFixed(6) : text;
};

/** Maps what is there; absence has one spelling, null. */
export const nullable = <Given, Made>(value: Given | null | undefined, map: (given: Given) => Made): Made | null =>
  value === null || value === undefined ? null : map(value);
