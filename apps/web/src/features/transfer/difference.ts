/** Returns true if the amount of a transfer is known to differ from that of its payment. */
export const differs = (difference: string | null | undefined): difference is string =>
  typeof difference === 'string' && /[1-9]/.test(difference);
