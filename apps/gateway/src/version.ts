import packageJson from '../package.json' with { type: 'json' };

/** Release that runs. */
export interface Version {
  readonly version: string;
  /** Commit that the image was built of; `unknown` where nobody has said it. */
  readonly commit: string;
}

/** @param commit as the environment says it */
export const versionOf = (commit: string): Version => ({ version: packageJson.version, commit });
