/**
 * Reason for refusing a token, for the log and the metrics.
 * - `clock`: the token is not valid yet, or has expired. In the second case, the clocks of gateway and sign-in service
 * differ by more than five minutes.
 * - `key`: the token names no key, or not exactly one key of the realm matches it.
 * - `client`: the token was issued for another client.
 * - `type`: `typ` of the token or of its header is not that of an access token.
 * - `claims`: a required claim is missing or malformed.
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

/** Error for a missing or refused token. The reason is for the log and the metrics, not for the client. */
export class UnauthenticatedError extends Error {
  override readonly name = 'UnauthenticatedError';
  readonly reason: TokenRefusal;
  /** True when the request had an `Authorization` header. It decides the text of `WWW-Authenticate`. */
  readonly tokenGiven: boolean;

  constructor(reason: TokenRefusal) {
    super(reason);
    this.reason = reason;
    this.tokenGiven = reason !== 'missing';
  }
}

/**
 * Error for a token that cannot be verified, because the keys of the sign-in service are not available. The token may
 * be valid.
 */
export class SignInUnavailableError extends Error {
  override readonly name = 'SignInUnavailableError';
}
