/** Stored entry of one of oidc-provider's models. */
export interface Entry {
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** JSON text, so that callers cannot change the stored entry. */
  readonly payload: string;
}

/** Entries by model and identifier. */
export type Models = Map<string, Map<string, Entry>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'number' &&
  'payload' in value &&
  typeof value.payload === 'string';

const members = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

export const isAlive = ({ expiresAt }: Entry): boolean => expiresAt > Date.now();

/** Parses the text of a file. An unreadable file counts as empty, which only requires everyone to sign in again. */
export function parseModels(text: string): Models {
  const models: Models = new Map();
  try {
    for (const [model, entries] of members(JSON.parse(text))) {
      models.set(model, new Map(members(entries).filter((pair): pair is [string, Entry] => isEntry(pair[1]))));
    }
  } catch {
    models.clear();
  }
  return models;
}

/** Returns the text of a file, without expired entries. */
export function printModels(models: Models): string {
  const alive = [...models].map(([model, entries]) => [
    model,
    Object.fromEntries([...entries].filter(([, entry]) => isAlive(entry))),
  ]);
  return JSON.stringify(Object.fromEntries(alive));
}
