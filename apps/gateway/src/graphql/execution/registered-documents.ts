import { getOperationAST, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { OperationTexts } from './released-operations.ts';

/** One of the application's own operations. */
export interface RegisteredDocument {
  /** SHA-256 of its text. */
  readonly hash: string;
  readonly operationName: string;
  /** Shows if a former release of the application sends it, and the present one does not. */
  readonly isFormer: boolean;
  readonly text: string;
  readonly document: DocumentNode;
}

/** The application's own operations, parsed and validated once. */
export interface RegisteredDocuments {
  readonly byHash: (sha256: string) => RegisteredDocument | undefined;
  readonly byText: (text: string) => RegisteredDocument | undefined;
}

const read = (schema: GraphQLSchema, hash: string, text: string): Omit<RegisteredDocument, 'isFormer'> => {
  const document = parse(text, { noLocation: true });
  const operationName = getOperationAST(document)?.name?.value;
  const [problem] = validate(schema, document);
  if (operationName === undefined || problem)
    throw new Error(
      `The registered operation ${operationName ?? text.slice(0, 40)} does not fit the schema; run \`npm run generate\`. ${problem?.message ?? ''}`,
    );
  return { hash, operationName, text, document };
};

/**
 * Reads the operations that are registered.
 * @param current those of the application by the SHA-256 of their text (`operations.generated.json`)
 * @param former those of its last releases
 * @throws Error for one that does not fit the schema
 */
export const readRegisteredDocuments = (
  schema: GraphQLSchema,
  current: OperationTexts,
  former: OperationTexts = {},
): RegisteredDocuments => {
  const byHash = new Map(
    Object.entries({ ...former, ...current }).map(([hash, text]) => [
      hash,
      { ...read(schema, hash, text), isFormer: !(hash in current) },
    ]),
  );
  const byText = new Map([...byHash.values()].map((document) => [document.text, document]));
  return { byHash: (sha256) => byHash.get(sha256), byText: (text) => byText.get(text) };
};
