// CBU and CVU: 22 digits in two blocks, each with its check digit at the end (BCRA, communication "A" 2559).
const firstWeights = [7, 1, 3, 9, 7, 1, 3];
const secondWeights = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3];

const checkDigit = (digits: string, weights: readonly number[]): string => {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return String((10 - (sum % 10)) % 10);
};

/** Builds a CBU with its check digits. Bank, branch and account have 3, 4 and 13 digits. */
export const bankAccountOf = (bank: string, branch: string, account: string): string =>
  `${bank}${branch}${checkDigit(bank + branch, firstWeights)}${account}${checkDigit(account, secondWeights)}`;

/** Returns true for the form of an account that can receive money: an alias, or 22 digits with valid check digits. */
export const isDestination = (value: string): boolean =>
  /^\d{22}$/.test(value)
    ? value === bankAccountOf(value.slice(0, 3), value.slice(3, 7), value.slice(8, 21))
    : /^(?!\d+$)[a-z\d.-]{5,20}$/i.test(value);
