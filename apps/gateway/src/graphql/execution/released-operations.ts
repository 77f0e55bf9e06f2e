import released from '../released-operations.json' with { type: 'json' };

/** Texts of operations by id: the first 16 digits of the SHA-256 of the text, or all 64 up to release 1.52.1. */
export type OperationTexts = Readonly<Record<string, string>>;

const texts: OperationTexts = released.texts;

/**
 * Returns the operations of the last releases; the file has the newest release first. Applications that were opened
 * before an update still send them. `npm run schema -- release` and tools/release.mjs record them.
 */
export const operationsOfReleases = (count: number): OperationTexts =>
  Object.fromEntries(
    released.releases.slice(0, count).flatMap(({ operations }) => operations.map((id) => [id, texts[id] ?? ''])),
  );
