/**
 * Error when the access token is no longer valid and the identity service does not respond. The session may still
 * exist.
 */
export class IdentityAwayError extends Error {
  override readonly name = 'IdentityAwayError';
}
