import packageJson from '../package.json' with { type: 'json' };

/** Release of the running gateway. */
export interface Version {
  readonly version: string;
  /** Commit from which the image was built; `unknown` if it is not set. */
  readonly commit: string;
}

/** Returns the release of the product. @param commit value of the environment variable */
export const versionOf = (commit: string): Version => ({ version: packageJson.version, commit });
