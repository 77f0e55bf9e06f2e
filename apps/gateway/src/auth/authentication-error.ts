/**
 * Reason for which a token is refused, for the log and the metrics.
 * - `clock`: not good yet, or expired while the clock differs from that of the sign-in service.
 * - `key`: signed by a key that the realm does not publish.
 * - `client`: issued for a client that is not ours; `type`: an ID or refresh token.
 * - `claims`: a claim that has to be there is missing, or is none.
 */
export type TokenRefusal =
  | 'missing'
  | 'malformed'
  | 'expired'
  | 'clock'
  | 'issuer'
  | 'audience'
  | 'key'
  | 'signature'
  | 'client'
  | 'type'
  | 'claims';

/** The token is missing or not accepted. The reason is for the log; the client learns nothing but that. */
export class UnauthenticatedError extends Error {
  override readonly name = 'UnauthenticatedError';
  readonly reason: TokenRefusal;
  /** Shows if the request brought a token, which decides the text of `WWW-Authenticate`. */
  readonly tokenGiven: boolean;

  constructor(reason: TokenRefusal) {
    super(reason);
    this.reason = reason;
    this.tokenGiven = reason !== 'missing';
  }
}

/**
 * Error for a token that cannot be checked: the keys of the sign-in service are not available. The caller is not at
 * fault.
 */
export class SignInUnavailableError extends Error {
  override readonly name = 'SignInUnavailableError';
}
