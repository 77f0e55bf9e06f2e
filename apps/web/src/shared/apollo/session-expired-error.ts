/** Error when there is no valid access token, and the person must sign in to get one. */
export class SessionExpiredError extends Error {
  override readonly name = 'SessionExpiredError';
}
