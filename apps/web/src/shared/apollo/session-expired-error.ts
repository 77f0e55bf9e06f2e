/** There is no valid access token and none can be had without the person. */
export class SessionExpiredError extends Error {
  override readonly name = 'SessionExpiredError';
}
