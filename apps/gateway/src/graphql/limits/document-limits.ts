import { GraphQLError, Kind, type ASTNode, type ASTVisitor, type ValidationContext } from 'graphql';
import type { CostOptions } from '../../api/operation-cost.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { countDefinitions, createMeasure } from './measure-document.ts';
import { LARGEST_COST } from './operation-cost.ts';

/** Limits of a document that is not registered. A fragment counts each time it is spread. */
export const documentLimits = {
  /** Lexical tokens. At this number, nested literals cannot overflow the stack of the parser. */
  tokens: 1_000,
  operations: 10,
  fragments: 30,
  variables: 50,
  /** Directives in the whole document. The specification itself refuses the same one twice in one place. */
  directives: 30,
  depth: 10,
  /** Depth of the standard introspection query. */
  introspectionDepth: 16,
  rootFields: 10,
  aliases: 30,
  fields: 500,
  /** Estimated calls to services, with the maximum of every variable. */
  cost: LARGEST_COST.calls,
  values: LARGEST_COST.values,
  /** Characters of one text in the document. A variable has the same limit. */
  characters: 10_000,
} as const;

type Limit = keyof typeof documentLimits;

/** Creates the error for a document beyond a limit. @param excess name, value and maximum of the limit */
const limitExceeded = (node: ASTNode, excess: string): GraphQLError => {
  const originalError = new GatewayError('LIMIT_EXCEEDED', `La consulta supera los límites permitidos (${excess}).`);
  return new GraphQLError(originalError.message, { nodes: node, originalError });
};

const excessOf = (size: Readonly<Partial<Record<Limit, number>>>): string | undefined => {
  for (const [name, limit] of Object.entries(documentLimits)) {
    const count: unknown = Reflect.get(size, name);
    if (typeof count === 'number' && count > limit) return `${name} ${count}, máximo ${limit}`;
  }
  return undefined;
};

/** Creates the validation rule that refuses documents beyond the limits before they run. */
export const createLimitsRule =
  (options: CostOptions) =>
  (context: ValidationContext): ASTVisitor => ({
    Document: (document) => {
      const excess = excessOf(countDefinitions(document));
      if (excess !== undefined) context.reportError(limitExceeded(document, excess));
      const measure = createMeasure(document, context.getSchema(), options);
      for (const operation of document.definitions) {
        if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
        const { width: rootFields, calls: cost, ...size } = measure(operation);
        const beyond = excessOf({ ...size, rootFields, cost });
        if (beyond !== undefined) context.reportError(limitExceeded(operation, beyond));
      }
    },
  });

/**
 * Checks that a text can be passed on unchanged. NUL ends a text for some services and databases. Half a surrogate pair
 * is not a character, and UTF-8 would silently replace it.
 */
export const isReadable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Validation rule for texts within a document. It refuses those that are too long or not readable, as for variables.
 */
export const textRule = (context: ValidationContext): ASTVisitor => ({
  StringValue: (node) => {
    const excess = excessOf({ characters: node.value.length });
    if (excess !== undefined) context.reportError(limitExceeded(node, excess));
    if (!isReadable(node.value))
      context.reportError(new GraphQLError('Text must not contain U+0000 or half a surrogate pair.', { nodes: node }));
  },
});
