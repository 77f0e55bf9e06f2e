/** Value of a bar, with its text. */
export interface BarValue {
  readonly value: number;
  readonly text: string;
  /** Further facts, for example the number of payments. */
  readonly details?: readonly string[];
}

/** Returns the text of a bar in one line. */
export const barText = ({ text, details = [] }: BarValue): string => [text, ...details].join(' · ');

/** Bars of one status, day or payment method in both months. Null if a value is unknown. */
export interface MonthBar {
  readonly label: string;
  readonly current: BarValue | null;
  readonly previous: BarValue | null;
  /** Address of the list with the records of the current month. */
  readonly href: string;
}
