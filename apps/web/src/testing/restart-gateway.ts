declare global {
  /** Puts another gateway in the place of the one that is there (environment.mjs). */
  var restartGateway: () => Promise<void>;
}

/** Starts the gateway anew for this file: it knows no key and no link any more. */
export const restartGateway = (): Promise<void> => globalThis.restartGateway();
