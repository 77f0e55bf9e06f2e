import { getDirective } from '@graphql-tools/utils';
import { GraphQLError, type GraphQLFieldConfig, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { describeError } from '../../errors/describe/describe-error.ts';
import { isGatewayError } from '../../errors/gateway-error.ts';
import { ClientLeftError, isOutcomeUnknown, UpstreamError } from '../../errors/upstream-error.ts';
import type { AuditEvent } from '../../observability/audit/audit-event.ts';

/** Arguments of a field or of a directive. */
export type Arguments = Readonly<Record<string, unknown>>;

/** A field as it is built into the schema. */
export type Field = GraphQLFieldConfig<unknown, GatewayContext, Arguments>;

/** End of an audited field. */
export type Ending = Pick<AuditEvent, 'result' | 'code'>;

/** The arguments of `@audited`, where it stands. */
export const auditedBy = (schema: GraphQLSchema, node: Field | GraphQLObjectType): Arguments | undefined =>
  getDirective(schema, node, 'audited')?.[0];

/** Returns whether a rule of two people reads the event of a mutation. */
export const isAwaited = (schema: GraphQLSchema, field: Field): boolean =>
  auditedBy(schema, field)?.['awaited'] === true;

/** Returns whether a mutation changes nothing but what its person alone sees: it is not audited. */
export const isPersonal = (schema: GraphQLSchema, node: Parameters<typeof getDirective>[1]): boolean =>
  getDirective(schema, node, 'personal') !== undefined;

/** Classifies an error for the audit trail. */
export const failureOf = (error: unknown, { viewer }: GatewayContext): Ending => {
  if (isGatewayError(error, 'FORBIDDEN')) return { result: 'forbidden', code: 'FORBIDDEN' };
  // no service failed: the window closed before the change left
  if (error instanceof UpstreamError && error.cause instanceof ClientLeftError)
    return { result: 'failed', code: 'CLIENT_LEFT' };
  const originalError = error instanceof Error ? error : new Error(String(error));
  const { code } = describeError(new GraphQLError(originalError.message, { originalError }), viewer);
  return { result: isOutcomeUnknown(error) ? 'unknown' : 'failed', code };
};
