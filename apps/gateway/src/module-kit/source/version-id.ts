/** An entity in one of its versions. */
interface Versioned {
  readonly id: string;
  readonly version: number;
  readonly isCurrent: boolean;
}

/** The identifier of an older version: `<id>@<version>`. No service has `@` in an identifier. */
export const olderVersionId = (id: string, version: number): string => `${id}@${version}`;

/** Distinguishes versions for clients that normalise: the current one has the identifier of the entity. */
export const versionIdOf = ({ id, version, isCurrent }: Versioned): string =>
  isCurrent ? id : olderVersionId(id, version);

/** Reads an identifier of either kind. @param version requested beside it */
export const readVersionId = (
  given: string,
  version: number | null | undefined,
): { readonly id: string; readonly version: number | undefined } => {
  const [, id = given, number] = /^([^@]+)@(\d{1,9})$/.exec(given) ?? [];
  return { id, version: version ?? (number === undefined ? undefined : Number(number)) };
};
