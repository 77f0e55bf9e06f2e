import { getOperationAST, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { OperationTexts } from './released-operations.ts';

/** Operation of the application. */
export interface RegisteredDocument {
  /** Id of the operation, from the SHA-256 of its text (`OperationTexts`). */
  readonly hash: string;
  readonly operationName: string;
  /** True when only an earlier release of the application sends it. */
  readonly isFormer: boolean;
  readonly text: string;
  readonly document: DocumentNode;
}

/** Operations of the application, parsed and validated once. */
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
 * Parses and validates the registered operations.
 * @param current operations of this release, by id (`operations.generated.json`)
 * @param former operations of earlier releases
 * @throws Error for one that is invalid in the schema
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
