import { successStatuses } from '@backoffice/contracts';
import { operationParts, refusalClasses, refusalCodes } from '@backoffice/contracts/operation-parts';
import type { Fault, FaultRule } from '@backoffice/test-kit';
import { Problem } from '../shared/problem.ts';
import { property } from '../shared/property.ts';

/** Operations of each service, named as in its contract. */
type Operations = ReadonlyMap<string, ReadonlySet<string>>;

/** Rule as a test sends it. A null fault clears the faults of the service. */
export type GivenRule = Omit<FaultRule, 'fault'> & { readonly fault: Fault | null };

/** Properties of each kind of fault. */
const PROPERTIES: Readonly<Record<Fault['kind'], readonly string[]>> = {
  status: ['status', 'body', 'ms', 'unknownCodes'],
  ask: ['url'],
  delay: ['ms'],
  hold: [],
  drop: [],
  lose: ['status'],
  hang: [],
  malformed: [],
};

const listed = (names: readonly string[]): string => names.join(', ') || 'none';

/** Status with which an operation of a contract succeeds. */
export const successOf = ({ service, operation }: Pick<FaultRule, 'service' | 'operation'>): number =>
  successStatuses[`${service} ${operation ?? ''}`] ?? 200;

/** @throws Problem for an operation that the contract does not have; it lists the known ones */
export function demandOperation(operations: Operations, service: string, operation: string): void {
  const known = operations.get(service) ?? new Set();
  if (known.has(operation)) return;
  const detail = `There is no ${operation} in ${service}. There are: ${listed([...known])}.`;
  throw new Problem(400, 'invalid_value', detail, { fields: { operation: 'not in the contract' } });
}

/**
 * Checks that a rule can apply to a request, and that its fault means what it says.
 * @throws Problem that names the fault of the rule, with what there is instead
 */
export function demandRule(operations: Operations, { fault, ...rule }: GivenRule): void {
  const { service, operation, path, method, where } = rule;
  if (path !== undefined && !isPattern(path)) throw refused('path', 'is not a pattern');
  if (operation !== undefined) demandOperation(operations, service, operation);
  if (operation !== undefined && (path ?? method) !== undefined)
    throw refused('operation', 'replaces `method` and `path`: give one or the other');
  if (fault === null) {
    if (Object.values(rule).some((value) => value !== undefined && value !== service))
      throw refused('fault', 'is null, which takes `service` alone: every fault of the service is cleared');
    return;
  }
  demandParts(rule, where);
  demandFault(rule, fault);
}

const refused = (name: string, reason: string): Problem =>
  new Problem(400, 'invalid_value', `\`${name}\` ${reason}.`, { fields: { [name]: reason } });

/** Names of the parts that a request of an operation may have. */
const partsOf = (service: string, operation: string) => {
  const { query = [], body = [] } = operationParts[service]?.[operation] ?? {};
  return { path: [...operation.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name), query, body };
};

/** @throws Problem for a condition that no request of the rule can meet */
function demandParts({ service, operation, method }: Omit<FaultRule, 'fault'>, where: FaultRule['where']): void {
  const known = Object.keys(operationParts[service] ?? {});
  const reached = operation === undefined ? known.filter((one) => one.startsWith(method ?? '')) : [operation];
  for (const part of ['path', 'query', 'body'] as const) {
    const names = [...new Set(reached.flatMap((one) => partsOf(service, one)[part]))];
    const unknown = Object.keys(where?.[part] ?? {}).find((name) => !names.includes(name));
    if (unknown !== undefined)
      throw refused('where', `names what there is not: no ${unknown} in the ${part}. There are: ${listed(names)}`);
  }
}

/** @throws Problem for a property that the kind of fault ignores, a success without a body, or an unknown code */
function demandFault(rule: Omit<FaultRule, 'fault'>, fault: Fault): void {
  const { kind, ...given } = fault;
  const ignored = Object.keys(given).find((name) => !PROPERTIES[kind].includes(name));
  if (ignored !== undefined) {
    const taken = PROPERTIES[kind];
    throw refused(
      'fault',
      `of the kind ${kind} takes ${taken.length > 0 ? `${taken.join(', ')}, no` : 'no'} ${ignored}`,
    );
  }
  if (fault.kind !== 'status') return;
  const { status = successOf(rule), body, unknownCodes = false } = fault;
  if (status < 400 && status !== 204 && body === undefined) throw refused('fault', 'needs a body: its status succeeds');
  if (status < 400 || unknownCodes) return;
  const known = { code: refusalClasses, extended_code: refusalCodes[rule.service] ?? [] };
  for (const name of ['code', 'extended_code'] as const) {
    const value = property(body, name);
    if (typeof value !== 'string' || known[name].includes(value)) continue;
    const reason = `There is no ${name} ${value}. There are: ${listed(known[name])}. \`unknownCodes\` allows others.`;
    throw new Problem(400, 'invalid_value', reason, { fields: { [`fault.body.${name}`]: 'not in the contract' } });
  }
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
