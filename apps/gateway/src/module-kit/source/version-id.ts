/** An entity in one of its versions. */
interface Versioned {
  readonly id: string;
  readonly version: number;
  readonly isCurrent: boolean;
}

/** Returns the identifier of an older version: `<id>@<version>`. Identifiers of services have no `@` (`IDENTIFIER`). */
export const olderVersionId = (id: string, version: number): string => `${id}@${version}`;

/**
 * Returns a distinct identifier for each version, for clients with a normalized cache. The current version has the
 * identifier of the entity.
 */
export const versionIdOf = ({ id, version, isCurrent }: Versioned): string =>
  isCurrent ? id : olderVersionId(id, version);

/**
 * Splits an identifier of an entity or of an older version. The version is undefined for the current one.
 * @param version version argument, which wins over the one in the identifier
 */
export const readVersionId = (
  given: string,
  version: number | null | undefined,
): { readonly id: string; readonly version: number | undefined } => {
  const [, id = given, number] = /^([^@]+)@(\d{1,9})$/.exec(given) ?? [];
  return { id, version: version ?? (number === undefined ? undefined : Number(number)) };
};
