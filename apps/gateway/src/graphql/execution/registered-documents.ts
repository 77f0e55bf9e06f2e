import { getOperationAST, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

/** One of the application's own operations. */
export interface RegisteredDocument {
  /** SHA-256 of its text. */
  readonly hash: string;
  readonly operationName: string;
  readonly text: string;
  readonly document: DocumentNode;
}

/** The application's own operations, parsed and validated once. */
export interface RegisteredDocuments {
  readonly byHash: (sha256: string) => RegisteredDocument | undefined;
  readonly byText: (text: string) => RegisteredDocument | undefined;
}

const read = (schema: GraphQLSchema, hash: string, text: string): RegisteredDocument => {
  const document = parse(text, { noLocation: true });
  const operationName = getOperationAST(document)?.name?.value;
  const [problem] = validate(schema, document);
  if (operationName === undefined || problem)
    throw new Error(
      `The registered operation ${operationName ?? text.slice(0, 40)} does not fit the schema; run \`npm run generate\`. ${problem?.message ?? ''}`,
    );
  return { hash, operationName, text, document };
};

/** @param texts operations by the SHA-256 of their text (`operations.generated.json`) */
export const readRegisteredDocuments = (
  schema: GraphQLSchema,
  texts: Readonly<Record<string, string>>,
): RegisteredDocuments => {
  const byHash = new Map(Object.entries(texts).map(([hash, text]) => [hash, read(schema, hash, text)]));
  const byText = new Map([...byHash.values()].map((document) => [document.text, document]));
  return { byHash: (sha256) => byHash.get(sha256), byText: (text) => byText.get(text) };
};
