import { services, type ServiceName } from '@backoffice/contracts';
import { execute, parse, type GraphQLSchema } from 'graphql';
import { assembleSchema } from '../graphql/schema/assemble-schema.ts';
import { costOptions, createSources } from '../modules/index.ts';
import { createRequestRecord } from '../observability/request-record.ts';
import { createClientConnection } from '../rest/call-deadline.ts';
import { createRestClient } from '../rest/create-rest-client.ts';
import type { ClientOf } from '../rest/rest-client.ts';
import { createProcessMemory } from '../shared-memory/process-memory.ts';
import { fieldsToAsk, type AskedField } from './asked-fields.ts';

/** A call that the gateway makes to read, and the field for which it does. */
export interface AskedCall extends Pick<AskedField, 'name' | 'place'> {
  readonly service: ServiceName;
  /** As the contract has it: `GET /pagos`. */
  readonly operation: string;
  /** With its query, as it is sent. */
  readonly path: string;
  /** JSON of a question that is too long for an address. */
  readonly body: string | undefined;
}

/** An answer of a service that its contract allows, by which the gateway asks the next. */
type AnswerOf = (service: ServiceName, operation: string) => unknown;

const nothing = (): undefined => undefined;

/** Makes what asks one field, and gives the calls that it caused. */
const createAsker = (schema: GraphQLSchema, answerOf: AnswerOf, now: () => Date) => {
  const memory = createProcessMemory({ now });
  const sourcesOf = createSources({ memory, now, watchCache: () => ({ hit: nothing, miss: nothing, size: nothing }) });
  const scope = { personId: 'a1', headers: {}, connection: createClientConnection(), countCall: nothing };
  const can = (): boolean => true;
  return async ({ name, place, document, variables }: AskedField): Promise<readonly AskedCall[]> => {
    const calls: AskedCall[] = [];
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
    await execute({
      schema,
      document: parse(document),
      variableValues: variables,
      contextValue: {
        can,
        asker: () => ({ can, now: now(), fourEyes: can, requesterOf: () => 'person' }),
        now,
        isHoliday: () => false,
        sources: sourcesOf(clientOf),
        record: createRequestRecord('a1'),
        trail: { recordAccess: nothing },
      },
    });
    return calls;
  };
};

/**
 * Collects the calls by which the gateway reads, by asking its own schema every field that asks a service, with each
 * filter, order and page. No service is called: what is found is what would be sent.
 */
export const collectAskedCalls = async (
  answerOf: AnswerOf,
  now: () => Date = () => new Date(),
): Promise<readonly AskedCall[]> => {
  const schema = assembleSchema();
  const ask = createAsker(schema, answerOf, now);
  const found: AskedCall[] = [];
  const plain = new Map<string, string>();
  const pathsOf = (calls: readonly AskedCall[]): string => calls.map(({ path }) => path).join(' ');
  for (const asked of fieldsToAsk(schema, costOptions.askingFields)) {
    const calls = await ask(asked);
    if (asked.name === asked.place) plain.set(asked.name, pathsOf(calls));
    // a choice that asks nothing by itself says how the others are meant
    const isModifier = calls.length > 0 && pathsOf(calls) === plain.get(asked.name);
    const pairs = isModifier ? await Promise.all(asked.pairs.map(ask)) : [];
    found.push(...calls, ...pairs.flat());
  }
  return found;
};
