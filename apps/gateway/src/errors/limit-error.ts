/** The request is larger or deeper than allowed. The message says which limit, and is shown. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
}
