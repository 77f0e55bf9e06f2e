/**
 * Shape of the identifiers that services give: with a digit (a UUID, an ObjectId, a number), or the short name of a
 * collector, in capitals. A mere word may be another address of the service: `/metrics`, `/health`.
 */
export const IDENTIFIER = /^(?=.*\d|[A-Z]+$)[A-Za-z0-9_-]{1,64}$/;
