declare global {
  /** Puts another gateway in the place of the one that is there (environment.mjs). */
  var restartGateway: () => Promise<void>;

  /** Puts a gateway that keeps settings and views in the place of the one that is there (environment.mjs). */
  var keepPeople: () => Promise<void>;
}

/** Starts a gateway for this file that keeps settings and saved views of people, of whom it knows nothing yet. */
export const keepPeople = (): Promise<void> => globalThis.keepPeople();

/** Starts the gateway anew for this file: it knows no key and no link any more. */
export const restartGateway = (): Promise<void> => globalThis.restartGateway();
