import { services, type ServiceName } from '@backoffice/contracts';
import { execute, parse, type GraphQLSchema } from 'graphql';
import { assembleSchema } from '../graphql/schema/assemble-schema.ts';
import { costOptions, createSources } from '../modules/index.ts';
import { createRequestRecord } from '../observability/request-record.ts';
import { createClientConnection } from '../rest/call-deadline.ts';
import { createRestClient } from '../rest/create-rest-client.ts';
import type { ClientOf } from '../rest/rest-client.ts';
import { createProcessMemory } from '../shared-memory/process-memory.ts';
import { fieldOperations, type FieldOperation } from './field-operations.ts';

/** Read call of the gateway, and the field that causes it. */
export interface ReadCall extends Pick<FieldOperation, 'name' | 'place'> {
  readonly service: ServiceName;
  /** Method and path of the contract: `GET /pagos`. */
  readonly operation: string;
  /** Path with its query, as sent. */
  readonly path: string;
  /** JSON body of a query that is too long for a URL. */
  readonly body: string | undefined;
}

/** Returns a valid answer of a service. The gateway may need it for the next call. */
type AnswerOf = (service: ServiceName, operation: string) => unknown;

const nothing = (): undefined => undefined;

/** Creates a function that executes one field and returns its calls. */
const createAsker = (schema: GraphQLSchema, answerOf: AnswerOf, listsRefunds: boolean) => {
  const now = (): Date => new Date();
  const memory = createProcessMemory({ now });
  const sourcesOf = createSources({ memory, now, watchCache: () => ({ hit: nothing, miss: nothing, size: nothing }) });
  const scope = { personId: 'a1', headers: {}, connection: createClientConnection(), countCall: nothing };
  const can = (): boolean => true;
  return async ({ name, place, document, variables }: FieldOperation): Promise<readonly ReadCall[]> => {
    const calls: ReadCall[] = [];
    const clientOf: ClientOf = (service) =>
      createRestClient({
        service: services[service],
        caller: {
          call: ({ name: operation, path, body }) => {
            calls.push({ name, place, service, operation, path, body });
            return Promise.resolve(answerOf(service, operation));
          },
          rowsOf: nothing,
        },
        scope,
      });
    const { data, errors } = await execute({
      schema,
      document: parse(document),
      variableValues: variables,
      contextValue: {
        can,
        asker: () => ({ can, now: now(), fourEyes: can, requesterOf: () => 'person' }),
        now,
        listsRefunds,
        isHoliday: () => false,
        sources: sourcesOf(clientOf),
        record: createRequestRecord('a1'),
        trail: { recordAccess: nothing },
      },
    });
    // when a type refuses the value, the field makes no call, and the value would not be tested
    if (data === undefined) throw new Error(`${place} cannot be asked: ${errors?.[0]?.message ?? ''}`);
    return calls;
  };
};

/**
 * Collects the read calls of the gateway. It executes every field of `costOptions.fieldsWithCalls`, with each filter,
 * order and page. No service is called: the calls are only collected.
 * @param listsRefunds value of `PAYMENT_LISTS_REFUNDS`
 */
export const collectReadCalls = async (answerOf: AnswerOf, listsRefunds = false): Promise<readonly ReadCall[]> => {
  const schema = assembleSchema();
  const ask = createAsker(schema, answerOf, listsRefunds);
  const found: ReadCall[] = [];
  const plain = new Map<string, string>();
  const pathsOf = (calls: readonly ReadCall[]): string => calls.map(({ path }) => path).join(' ');
  for (const asked of fieldOperations(schema, costOptions.fieldsWithCalls)) {
    const calls = await ask(asked);
    if (asked.name === asked.place) plain.set(asked.name, pathsOf(calls));
    // a value without conditions of its own modifies another field of the filter
    const isModifier = calls.length > 0 && pathsOf(calls) === plain.get(asked.name);
    const pairs = isModifier ? await Promise.all(asked.pairs.map(ask)) : [];
    found.push(...calls, ...pairs.flat());
  }
  return found;
};
