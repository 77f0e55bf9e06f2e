const given = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: run browser tests with \`npm test -- browser\`.`);
  return value;
};

/** Where everything is. */
export const addresses = {
  /** The application, and the gateway behind it. */
  app: given('E2E_APP_URL'),
  /** The services and the sign-in. */
  platform: given('E2E_PLATFORM_URL'),
};

/** Folder where the sessions of users are kept for the other files of the run. */
export const sessionsDir = given('E2E_SESSIONS_DIR');
