import released from '../released-operations.json' with { type: 'json' };

/** Operations of the application as of some of its releases; texts by id. */
export type OperationTexts = Readonly<Record<string, string>>;

const texts: OperationTexts = released.texts;

/** Operations of the last releases, which applications that were opened before still send (tools/schema.mjs records them). */
export const operationsOfReleases = (count: number): OperationTexts =>
  Object.fromEntries(
    released.releases.slice(0, count).flatMap(({ operations }) => operations.map((id) => [id, texts[id] ?? ''])),
  );
