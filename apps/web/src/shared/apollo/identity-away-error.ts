/** The access token is of no more use, and the identity service does not answer: whether the session goes on is not known. */
export class IdentityAwayError extends Error {
  override readonly name = 'IdentityAwayError';
}
