import { defaultFieldResolver, getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import { isGatewayError } from '../../errors/gateway-error.ts';
import { identifierOf } from '../../observability/audit/audit-event.ts';
import { at } from '../../unknown-value.ts';
import { auditedBy, failureOf, type Field } from './audited-field.ts';

/** Protected data that a field returns: its type, and the identifiers of the records. */
export interface ProtectedData {
  readonly type: string;
  readonly idsIn: (source: unknown, answer: unknown) => readonly unknown[];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const identifiersIn = (values: readonly unknown[]): readonly string[] =>
  values.map(identifierOf).filter((id) => id !== undefined);

const idsOf = (value: unknown): readonly unknown[] => listOf(value).map((one) => at(one, 'id'));

/**
 * Returns the protected data of a field. Undefined unless the field, its type, or the rows of its page have `@audited`.
 */
export const protectedDataOf = (schema: GraphQLSchema, field: Field, typeName: string): ProtectedData | undefined => {
  if (auditedBy(schema, field)) return { type: typeName, idsIn: (source) => [at(source, 'id')] };
  const answered = getNamedType(field.type);
  if (!isObjectType(answered)) return undefined;
  if (auditedBy(schema, answered)) return { type: answered.name, idsIn: (_source, answer) => idsOf(answer) };
  const rows = answered.getFields()['rows'];
  const row = rows && getNamedType(rows.type);
  if (!isObjectType(row) || !auditedBy(schema, row)) return undefined;
  return { type: row.name, idsIn: (_source, answer) => idsOf(at(answer, 'rows')) };
};

/** Adds the audit of access to the resolver of a field. It records shown data and refusals for lack of a permission. */
export const auditAccess = (field: Field, action: string, { type, idsIn }: ProtectedData): Field => {
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    // not async: a value that is available at once needs no promise
    resolve: (source, given, context, info) => {
      const shown = (answer: unknown): unknown => {
        const ids = answer === null ? [] : identifiersIn(idsIn(source, answer));
        if (ids.length > 0) context.trail.recordAccess({ action, type, ids, result: 'done', code: null });
        return answer;
      };
      const refused = (error: unknown): never => {
        const ids = identifiersIn([given['id'], at(source, 'id')]);
        if (isGatewayError(error, 'FORBIDDEN'))
          context.trail.recordAccess({ action, type, ids, ...failureOf(error, context) });
        throw error;
      };
      try {
        const answer: unknown = resolve(source, given, context, info);
        return answer instanceof Promise ? answer.then(shown, refused) : shown(answer);
      } catch (error) {
        return refused(error);
      }
    },
  };
};
