/** One movement in a file for a bank. */
export interface BankFileLine {
  readonly id: string;
  readonly date: string;
  /** Amount in pesos. */
  readonly amount: number;
  /** Account that receives the money; null for the collector's own account. */
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
