/** The token is missing or not accepted. The reason is for the log; the client learns nothing but that. */
export class UnauthenticatedError extends Error {
  override readonly name = 'UnauthenticatedError';
  /** Shows if the request brought a token, which decides the text of `WWW-Authenticate`. */
  readonly tokenGiven: boolean;

  constructor(reason: string, tokenGiven: boolean) {
    super(reason);
    this.tokenGiven = tokenGiven;
  }
}

/**
 * Error for a token that cannot be checked: the keys of the sign-in service are not available. The caller is not at
 * fault.
 */
export class SignInUnavailableError extends Error {
  override readonly name = 'SignInUnavailableError';
}
