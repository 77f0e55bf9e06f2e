declare global {
  /** Replaces the current gateway by a new one (environment.mjs). */
  var restartGateway: () => Promise<void>;

  /** Replaces the current gateway by one that stores settings and views (environment.mjs). */
  var keepPeople: () => Promise<void>;
}

/** Starts a gateway for this test file with an empty store of settings and saved views. */
export const keepPeople = (): Promise<void> => globalThis.keepPeople();

/** Starts a new gateway for this test file. It knows no idempotency keys and no download links of the previous one. */
export const restartGateway = (): Promise<void> => globalThis.restartGateway();
