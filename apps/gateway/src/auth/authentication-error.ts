/** The token is missing or not accepted. The reason is for the log; the client is told nothing but that. */
export class UnauthenticatedError extends Error {
  override readonly name = 'UnauthenticatedError';
  /** Whether there was a token at all: decides what `WWW-Authenticate` says. */
  readonly tokenGiven: boolean;

  constructor(reason: string, tokenGiven: boolean) {
    super(reason);
    this.tokenGiven = tokenGiven;
  }
}

/** Whether the token is good cannot be told: the keys of the sign-in service are not to be had. Not the caller's fault. */
export class SignInUnavailableError extends Error {
  override readonly name = 'SignInUnavailableError';
}
