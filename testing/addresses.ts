/** Origins of the servers of a test. */
interface Addresses {
  /** Origin of the application and its gateway. */
  readonly app: string;
  /** Origin of the services and the sign-in. */
  readonly platform: string;
}

declare global {
  /** Back-office of the test, set by the Jest environment. */
  var backOffice: Addresses | undefined;
}

const given = globalThis.backOffice;
if (!given) throw new Error('Run these tests with `npm test -- browser` or `npm test -- component`.');

export const addresses: Addresses = given;
