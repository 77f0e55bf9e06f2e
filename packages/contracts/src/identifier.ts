/**
 * Pattern of service identifiers: a text with a digit (UUID, ObjectId, number), or the signature of a collector in
 * capitals. A plain word does not match, because it may be another path of the service: `/metrics`, `/health`. The same
 * pattern is `Identifier` of `shared/schemas.yaml`.
 */
export const IDENTIFIER = /^(?=.*\d|[A-Z]+$)[A-Za-z0-9_-]{1,64}$/;
