import { services, type ServiceName } from '@backoffice/contracts';
import { collectAskedCalls } from '@backoffice/gateway/testing';
import { readContracts, type Operation } from '@backoffice/platform/testing';
import { createAsk } from './ask.ts';
import { checkChange } from './changes.ts';
import { checkEntity, checkQuestion } from './entities.ts';
import { checkList } from './lists.ts';
import { createNotes, type OperationReport } from './report.ts';
import { isList } from './rows.ts';
import { nameOf, type Given, type Service } from './service.ts';

/** Service to check, and how far. */
export interface ConformanceOptions {
  readonly service: ServiceName;
  /** Base URL, as the gateway has it. */
  readonly url: string;
  readonly token: string;
  readonly given?: Given;
  /** Sends changes, too: each needs a request that is given. */
  readonly allowChanges?: boolean;
}

/** Makes the check of any service; what the gateway asks is collected once. */
export const createConformance = async () => {
  // what a service returns beyond its contract is no deviation: the gateway does not look at it
  const operations = readContracts({ closed: false });
  const samples = new Map(operations.map((operation) => [`${operation.service} ${nameOf(operation)}`, operation]));
  const found = await collectAskedCalls((service, name) => samples.get(`${service} ${name}`)?.sample());
  // a report that names the list is clearer than one that names the selection, which asks the same
  const isSelection = ({ name }: (typeof found)[number]): number => Number(name.endsWith('Selection'));
  const asked = found.toSorted((one, other) => isSelection(one) - isSelection(other));

  const check = async (service: Service, operation: Operation, allowChanges: boolean): Promise<OperationReport> => {
    const notes = createNotes(nameOf(operation), operation.id);
    const isAsked = service.asked.some((call) => call.operation === nameOf(operation));
    if (isList(operation)) await checkList(service, operation, notes);
    else if (operation.method === 'GET') await checkEntity(service, operation, notes);
    else if (isAsked) await checkQuestion(service, operation, notes);
    else if (allowChanges) await checkChange(service, operation, notes);
    else notes.skip('it changes something; give --allow-changes');
    return notes.report;
  };

  /** Checks one service: a report for each operation of its contract. */
  return async ({ service: name, url, token, given = {}, allowChanges = false }: ConformanceOptions) => {
    const service: Service = {
      name,
      ask: createAsk({ url, token, timeoutMs: services[name].timeoutMs }),
      operations: operations.filter((operation) => operation.service === name),
      asked: asked.filter((call) => call.service === name),
      given,
    };
    const reports: OperationReport[] = [];
    for (const operation of service.operations) reports.push(await check(service, operation, allowChanges));
    return reports;
  };
};
