import type { ErrorCode } from '../catalogue/error-codes.ts';

/** Hints in English for developers of clients, by HTTP status. Texts for operators are in Spanish. */
const ofStatus: Readonly<Record<number, string>> = {
  400: 'Send one JSON object: {"query": "…", "variables": {…}, "operationName": "…"}. Lists of operations are not taken.',
  401: 'Send the header `Authorization: Bearer …`, once, with an access token of the realm that has not expired.',
  405: 'Send POST /graphql: nothing is asked by GET, whose addresses end up in logs.',
  406: 'Accept application/graphql-response+json or application/json.',
  413: 'Send at most 256 kB. Large files go by links: createImportUpload.',
  415: 'Send `Content-Type: application/json` in UTF-8, without a Content-Encoding.',
  429: 'Wait as long as the header Retry-After says.',
  503: 'Wait as long as the header Retry-After says, and send the same again.',
};

/** Hints by error code, for codes that are more exact than their status. */
const ofCode: Partial<Readonly<Record<ErrorCode, string>>> = {
  LIMIT_EXCEEDED: 'Send less: the message names the limit.',
  BAD_USER_INPUT: 'Send variables of well-formed Unicode text.',
  PERSISTED_OPERATION_REQUIRED: 'In production, documents of their own are for who has the permission DEVELOPER.',
  PERSISTED_QUERY_NOT_SUPPORTED: 'Send the text of the document: hashes are known of the application alone.',
};

/** Returns a hint for the developer of a client about what to send instead. */
export const requestHint = (code: ErrorCode, status: number): string | undefined => ofCode[code] ?? ofStatus[status];
