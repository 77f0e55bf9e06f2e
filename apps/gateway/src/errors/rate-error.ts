/** The person has asked for more in a minute than anybody can look at. */
export class RateError extends Error {
  override readonly name = 'RateError';
}
