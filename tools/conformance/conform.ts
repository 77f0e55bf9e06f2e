import { services, type ServiceName } from '@backoffice/contracts';
import { collectReadCalls, type ReadCall } from '@backoffice/gateway/testing';
import { readContracts, type Operation } from '@backoffice/platform/testing';
import { createRequester } from './requester.ts';
import { checkChange } from './changes.ts';
import { checkEntity, checkPostedQuery } from './entities.ts';
import { checkList } from './lists.ts';
import { createNotes, type OperationReport } from './report.ts';
import { isList } from './rows.ts';
import { nameOf, type ServiceExamples, type Service } from './service.ts';

/** Service to check, and extent of the check. */
export interface ConformanceOptions {
  readonly service: ServiceName;
  /** Base URL, as configured in the gateway. */
  readonly url: string;
  readonly token: string;
  readonly examples?: ServiceExamples;
  /** Also sends changes. Each needs an example request. */
  readonly allowChanges?: boolean;
  /** `operationId` of the only operation to check. */
  readonly only?: string | undefined;
  /** Checks the service for a gateway with `PAYMENT_LISTS_REFUNDS`, which queries refunds separately. */
  readonly listsRefunds?: boolean;
}

/** Creates the check of any service. The calls of the gateway are collected once. */
export const createConformance = async () => {
  // additional properties in responses are no deviation, because the gateway ignores them
  const operations = readContracts({ closed: false });
  const samples = new Map(operations.map((operation) => [`${operation.service} ${nameOf(operation)}`, operation]));
  const answerOf = (service: ServiceName, name: string): unknown => samples.get(`${service} ${name}`)?.sample();
  const plain = await collectReadCalls(answerOf);
  const known = new Set(plain.map(({ operation, path }) => `${operation} ${path}`));
  const withRefunds = (await collectReadCalls(answerOf, true)).filter(
    (call) => !known.has(`${call.operation} ${call.path}`),
  );
  // Calls of several fields may send the same query. Fields of lists come first, because they are clearer in a report;
  // then choices (` by ` in the place); then selections.
  const rankOf = ({ name, place }: ReadCall): number =>
    Number(name.endsWith('Selection')) * 2 + Number(place.includes(' by '));
  const sorted = (calls: readonly ReadCall[]) => calls.toSorted((one, other) => rankOf(one) - rankOf(other));
  const asked = { plain: sorted(plain), all: sorted([...plain, ...withRefunds]) };

  const check = async (service: Service, operation: Operation, allowChanges: boolean): Promise<OperationReport> => {
    const notes = createNotes(nameOf(operation), operation.id);
    const isOfIt = (call: ReadCall): boolean => call.service === service.name && call.operation === nameOf(operation);
    const isAsked = service.gatewayCalls.some(isOfIt);
    if (!isAsked && withRefunds.some(isOfIt)) notes.skip('the gateway asks it with PAYMENT_LISTS_REFUNDS alone');
    else if (isList(operation)) await checkList(service, operation, notes);
    else if (operation.method === 'GET') await checkEntity(service, operation, notes);
    else if (isAsked) await checkPostedQuery(service, operation, notes);
    else if (allowChanges) await checkChange(service, operation, notes);
    else notes.skip('it changes something; give --allow-changes');
    return notes.report;
  };

  /** Checks one service and returns a report for each chosen operation. Throws when `only` names none. */
  return async (options: ConformanceOptions) => {
    const { service: name, url, token, examples = {}, allowChanges = false, only, listsRefunds = false } = options;
    const service: Service = {
      name,
      request: createRequester({ url, token, timeoutMs: services[name].timeoutMs }),
      operations: operations.filter((operation) => operation.service === name),
      gatewayCalls: asked[listsRefunds ? 'all' : 'plain'].filter((call) => call.service === name),
      examples,
    };
    const reports: OperationReport[] = [];
    const chosen = service.operations.filter(({ id }) => only === undefined || id === only);
    if (chosen.length === 0) throw new Error(`The contract of ${name} has no operation "${only ?? ''}".`);
    for (const operation of chosen) reports.push(await check(service, operation, allowChanges));
    return reports;
  };
};
