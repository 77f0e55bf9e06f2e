import { GraphQLError, Kind, type ASTNode, type ASTVisitor, type ValidationContext } from 'graphql';
import type { CostOptions } from '../../api/operation-cost.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { countDefinitions, createMeasure } from './measure-document.ts';
import { LARGEST_COST } from './operation-cost.ts';

/** Limits of a document that a person typed; fragments count as often as they are spread. */
export const documentLimits = {
  /** Lexical tokens; few enough that no nesting of literals can exhaust the parser's stack. */
  tokens: 1_000,
  operations: 10,
  fragments: 30,
  variables: 50,
  /** In the whole document. The same one twice in one place is refused by the specification itself. */
  directives: 30,
  depth: 10,
  /** The standard introspection query nests this deep. */
  introspectionDepth: 16,
  rootFields: 10,
  aliases: 30,
  fields: 500,
  /** Calls to services, whatever the variables. */
  cost: LARGEST_COST.calls,
  values: LARGEST_COST.values,
  /** Of one text; a variable may have as many. */
  characters: 10_000,
} as const;

type Limit = keyof typeof documentLimits;

/** Says that a document is beyond a limit, and beyond which. */
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

/** Makes the validation rule that refuses documents beyond the limits, before anything is executed. */
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
 * Returns whether a text can be passed on as it is. NUL ends a text for some services and databases, and half a
 * surrogate pair is no character: as UTF-8 it would silently become another text. Nobody types either.
 */
export const isReadable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Validation rule: what is too long or what nobody can read is refused in a document as it is in variables. */
export const textRule = (context: ValidationContext): ASTVisitor => ({
  StringValue: (node) => {
    const excess = excessOf({ characters: node.value.length });
    if (excess !== undefined) context.reportError(limitExceeded(node, excess));
    if (!isReadable(node.value))
      context.reportError(new GraphQLError('Text must not contain U+0000 or half a surrogate pair.', { nodes: node }));
  },
});
