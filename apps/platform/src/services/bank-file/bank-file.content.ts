/** One movement of a file. */
export interface BankFileLine {
  readonly id: string;
  readonly date: string;
  /** In pesos. */
  readonly amount: number;
  /** Account that the money goes to; null where the collector's own is meant. */
  readonly destination: string | null;
  readonly holder: string | null;
}

/** Content of a file for a bank: movements of one collector. */
export interface BankFile {
  readonly id: string;
  readonly collectorId: string;
  readonly collectorName: string | null;
  readonly madeAt: string;
  readonly lines: readonly BankFileLine[];
}
