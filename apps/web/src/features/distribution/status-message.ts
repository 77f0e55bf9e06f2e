/** Prefixes of systems behind the service, which mean nothing to an operator (B127, GAP-38). */
const technicalPrefix = /^(?:BIND|COELSA):\s*(?:[A-Z\d_]{3,}\s+)?/;

/** Returns a message without its technical prefix, or the whole message if nothing else is left. */
export const readableMessage = (message: string): string => message.replace(technicalPrefix, '') || message;
