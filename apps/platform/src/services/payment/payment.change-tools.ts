/** What a change needs beside the payment. */
export interface ChangeTools {
  /** The moment of the change. */
  readonly now: string;
  readonly newId: () => string;
}
