/** Prefixes of systems behind the service, which say nothing to an operator (B127, GAP-38). */
const technicalPrefix = /^(?:BIND|COELSA):\s*(?:[A-Z\d_]{3,}\s+)?/;

/** The part of a message that people read; the whole where nothing else is left. */
export const readableMessage = (message: string): string => message.replace(technicalPrefix, '') || message;
