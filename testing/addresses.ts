/** Addresses that a test needs. */
interface Addresses {
  /** Origin of the application, and of the gateway behind it. */
  readonly app: string;
  /** Origin of the services and of the sign-in. */
  readonly platform: string;
}

declare global {
  /** The back-office of a test, as its Jest environment gives it. */
  var backOffice: Addresses | undefined;
}

const given = globalThis.backOffice;
if (!given) throw new Error('Run these tests with `npm test -- browser` or `npm test -- component`.');

export const addresses: Addresses = given;
