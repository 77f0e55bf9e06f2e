/** Stops the platforms of the main process, in which Jest runs tests when it uses no workers. */
export default async () => {
  await Promise.all((globalThis.restingPlatforms ?? []).map((platform) => platform.stop()));
};
