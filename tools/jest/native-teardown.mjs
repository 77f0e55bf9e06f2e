/** Stops the platforms of the main process, in which Jest runs a single file. */
export default async () => {
  await Promise.all((globalThis.restingPlatforms ?? []).map((platform) => platform.stop()));
};
