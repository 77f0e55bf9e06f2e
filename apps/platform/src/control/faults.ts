import { once, setMaxListeners } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import type { FaultRule, RequestMatch, SeenRequest } from '@backoffice/test-kit';
import type { FastifyReply } from 'fastify';
import { requestAnswer } from './request-answer.ts';
import { successOf } from './rule-check.ts';
import { property } from '../shared/property.ts';

/** A request that reached a service. */
export interface ReceivedRequest extends Pick<SeenRequest, 'service' | 'method' | 'path' | 'operation'> {
  /** Path parameters, query and body, which the `where` of a rule is compared with. */
  readonly parts?: Readonly<Record<keyof RequestMatch, unknown>>;
}

/** Faults and stubs that tests inject into the services. A stub is a fault with a programmed response. */
export interface Faults {
  /**
   * Sets the fault of a rule, in place of an earlier rule for the same requests. A rule with `times` is queued behind
   * earlier ones with `times`. Among rules for different requests, those with `where` come first, then the newest.
   */
  readonly set: (rule: FaultRule) => void;
  /** Faults that are set, oldest first, with the number of uses left. */
  readonly list: () => readonly FaultRule[];
  readonly clear: (service?: string) => void;
  /** Returns whether a request will be refused because it has no programmed answer. */
  readonly isUnmatched: (request: ReceivedRequest) => boolean;
  /** Applies the fault of a request. Returns true when the service must not handle the request. */
  readonly apply: (request: ReceivedRequest, reply: FastifyReply) => Promise<boolean>;
  /** Replaces the response of a request with a `lose` fault: drops the connection or sends the status of the fault. */
  readonly lose: (reply: FastifyReply, payload: unknown) => unknown;
}

interface ActiveRule extends FaultRule {
  usesLeft: number;
  readonly pattern: RegExp;
  /** Aborted when the rule is cleared or replaced. */
  readonly cleared: AbortController;
}

/** Fault for a request without a programmed answer, in stub mode. */
export const notProgrammed: FaultRule['fault'] = {
  kind: 'status',
  status: 501,
  body: { code: 'not_programmed', extended_code: 'not_programmed', message: 'No test has programmed this.' },
};

/** Returns whether two rules are for the same requests. */
const isSame = (one: FaultRule, other: FaultRule): boolean =>
  one.service === other.service &&
  one.path === other.path &&
  one.method === other.method &&
  one.operation === other.operation &&
  isDeepStrictEqual(one.where, other.where);

/** Returns whether the parts of a request have the values of a rule's `where`. */
const matchesParts = (where: RequestMatch | undefined, parts: ReceivedRequest['parts']): boolean =>
  (['path', 'query', 'body'] as const).every((part) => {
    const wanted: Readonly<Record<string, unknown>> = where?.[part] ?? {};
    return Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(property(parts?.[part], name), value));
  });

/** Returns whether a rule applies to a request: by its operation, or by method and pattern. */
const isFor = (
  { service, usesLeft, operation, method, pattern, where }: ActiveRule,
  { service: own, method: asked, path, operation: reached, parts }: ReceivedRequest,
): boolean =>
  service === own &&
  usesLeft > 0 &&
  matchesParts(where, parts) &&
  (operation === undefined ? (method ?? asked) === asked && pattern.test(path) : operation === reached);

/** Creates the faults, which are stored in memory. */
export function createFaults(): Faults {
  let rules: readonly ActiveRule[] = [];
  const setRules = (remaining: readonly ActiveRule[]): void => {
    for (const rule of rules) if (!remaining.includes(rule)) rule.cleared.abort();
    rules = remaining;
  };
  const ruleFor = (request: ReceivedRequest): ActiveRule | undefined => {
    const all = rules.filter((one) => isFor(one, request));
    const newest = all.findLast(({ where }) => where !== undefined) ?? all.at(-1);
    return newest && all.find((one) => isSame(one, newest)); // the first of its queue
  };
  const lostReplies = new WeakMap<FastifyReply, { readonly status?: number }>();
  return {
    set: (rule) => {
      const waits = (one: ActiveRule): boolean =>
        rule.times !== undefined && one.times !== undefined && one.usesLeft > 0;
      const others = rules.filter((one) => !isSame(one, rule) || waits(one));
      const cleared = new AbortController();
      setMaxListeners(0, cleared.signal); // no limit: one listener for each held request
      setRules([
        ...others,
        { ...rule, usesLeft: rule.times ?? Infinity, pattern: new RegExp(rule.path ?? ''), cleared },
      ]);
    },
    list: () =>
      rules
        .filter(({ usesLeft }) => usesLeft > 0)
        .map(({ service, path, method, operation, where, usesLeft, fault }) => ({
          service,
          fault,
          ...(where && { where }),
          ...(operation === undefined ? { path, method } : { operation }),
          ...(usesLeft === Infinity ? {} : { times: usesLeft }),
        })),
    clear: (service) => {
      setRules(service === undefined ? [] : rules.filter((rule) => rule.service !== service));
    },
    isUnmatched: (request) => ruleFor(request)?.fault === notProgrammed,
    apply: async (request, reply) => {
      const rule = ruleFor(request);
      if (rule) rule.usesLeft -= 1; // a used-up rule stays, so that clearing it releases held requests
      if (rule?.fault.kind === 'lose') lostReplies.set(reply, rule.fault);
      return rule === undefined ? false : misbehave(rule, request, reply);
    },
    lose: (reply, payload) => {
      const lost = lostReplies.get(reply);
      if (lost === undefined) return payload;
      if (lost.status === undefined) reply.raw.destroy();
      else void reply.code(lost.status);
      return JSON.stringify(switchedOn);
    },
  };
}

async function misbehave(rule: ActiveRule, request: ReceivedRequest, reply: FastifyReply): Promise<boolean> {
  const { fault, cleared } = rule;
  switch (fault.kind) {
    case 'hold':
      if (!cleared.signal.aborted) await once(cleared.signal, 'abort');
      return false;
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, fault.ms).unref());
      return false;
    case 'lose':
      return false;
    case 'status':
      if (fault.ms !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.ms).unref());
      answer(reply, fault.status ?? successOf(rule), JSON.stringify(fault.body ?? switchedOn));
      return true;
    case 'ask': {
      const { status, body } = await requestAnswer(fault.url, request);
      answer(reply, status ?? successOf(rule), JSON.stringify(body));
      return true;
    }
    case 'malformed':
      answer(reply, 200, '{"rows": [');
      return true;
    case 'drop':
      reply.hijack();
      reply.raw.destroy();
      return true;
    case 'hang':
      reply.hijack();
      return true;
  }
}

const switchedOn = { code: 'fault', extended_code: 'fault', message: 'Switched on.' };

/** Sends a response without the hooks that observe responses. */
function answer(reply: FastifyReply, status: number, body: string): void {
  reply.hijack();
  if (status === 204) reply.raw.writeHead(204).end();
  else reply.raw.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body);
}
