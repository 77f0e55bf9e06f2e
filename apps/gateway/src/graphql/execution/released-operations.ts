import released from '../released-operations.json' with { type: 'json' };

/** Texts of operations, by the SHA-256 of each. */
export type OperationTexts = Readonly<Record<string, string>>;

const texts: OperationTexts = released.texts;

/**
 * Returns the operations of the last releases. Applications that were opened before an update still send them
 * (tools/schema.mjs records them).
 */
export const operationsOfReleases = (count: number): OperationTexts =>
  Object.fromEntries(
    released.releases.slice(0, count).flatMap(({ operations }) => operations.map((id) => [id, texts[id] ?? ''])),
  );
