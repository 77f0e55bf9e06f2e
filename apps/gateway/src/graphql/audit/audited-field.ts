import { getDirective } from '@graphql-tools/utils';
import { GraphQLError, type GraphQLFieldConfig, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { describeError } from '../../errors/describe/describe-error.ts';
import { isGatewayError } from '../../errors/gateway-error.ts';
import { ClientLeftError, isOutcomeUnknown, UpstreamError } from '../../errors/upstream-error.ts';
import type { AuditEvent } from '../../observability/audit/audit-event.ts';

/** Arguments of a field or of a directive. */
export type Arguments = Readonly<Record<string, unknown>>;

/** Configuration of a field of the schema. */
export type Field = GraphQLFieldConfig<unknown, GatewayContext, Arguments>;

/** Result of an audited field, for its event. */
export type Ending = Pick<AuditEvent, 'result' | 'code'>;

/** Returns the arguments of `@audited`; undefined without the directive. */
export const auditedBy = (schema: GraphQLSchema, node: Field | GraphQLObjectType): Arguments | undefined =>
  getDirective(schema, node, 'audited')?.[0];

/** Returns true when a rule of two people reads the edits of this mutation. */
export const isAwaited = (schema: GraphQLSchema, field: Field): boolean =>
  auditedBy(schema, field)?.['awaited'] === true;

/** Returns true for a mutation with `@personal`. It is not audited. */
export const isPersonal = (schema: GraphQLSchema, node: Parameters<typeof getDirective>[1]): boolean =>
  getDirective(schema, node, 'personal') !== undefined;

/** Returns the result and the code of an error, for its event. */
export const failureOf = (error: unknown, { viewer }: GatewayContext): Ending => {
  if (isGatewayError(error, 'FORBIDDEN')) return { result: 'forbidden', code: 'FORBIDDEN' };
  // no service failed: the client disconnected before the change was sent
  if (error instanceof UpstreamError && error.cause instanceof ClientLeftError)
    return { result: 'failed', code: 'CLIENT_LEFT' };
  const originalError = error instanceof Error ? error : new Error(String(error));
  const { code } = describeError(new GraphQLError(originalError.message, { originalError }), viewer);
  return { result: isOutcomeUnknown(error) ? 'unknown' : 'failed', code };
};
