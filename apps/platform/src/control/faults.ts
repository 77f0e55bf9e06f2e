import { once, setMaxListeners } from 'node:events';
import type { FaultRule, SeenRequest } from '@backoffice/test-kit';
import type { FastifyReply } from 'fastify';

/** A request that reached a service. */
export type Reached = Pick<SeenRequest, 'service' | 'method' | 'path' | 'operation'>;

export interface Faults {
  /** Sets the fault of a service, method and pattern, in the place of an earlier one. Of several the newest holds. */
  readonly set: (rule: FaultRule) => void;
  /** Faults that are set, the oldest first, with the times that are left. */
  readonly list: () => readonly FaultRule[];
  readonly clear: (service?: string) => void;
  /** Applies the fault of a request; true when it has answered. */
  readonly befall: (request: Reached, reply: FastifyReply) => Promise<boolean>;
  /** The answer that is sent in the place of this one, which may be to be lost. */
  readonly lose: (reply: FastifyReply, payload: unknown) => unknown;
}

interface SetRule extends FaultRule {
  left: number;
  readonly pattern: RegExp;
  /** Aborted when the rule no longer holds. */
  readonly cleared: AbortController;
}

/** Asks if a rule is for a request: by its operation, or by method and pattern. */
const isFor = (
  { service, left, operation, method, pattern }: SetRule,
  { service: own, method: asked, path, operation: reached }: Reached,
): boolean =>
  service === own &&
  left > 0 &&
  (operation === undefined ? (method ?? asked) === asked && pattern.test(path) : operation === reached);

/** Faults to come, in memory. */
export function createFaults(): Faults {
  let rules: readonly SetRule[] = [];
  const keep = (kept: readonly SetRule[]): void => {
    for (const rule of rules) if (!kept.includes(rule)) rule.cleared.abort();
    rules = kept;
  };
  const toBeLost = new WeakMap<FastifyReply, { readonly status?: number }>();
  return {
    set: (rule) => {
      const others = rules.filter(
        ({ service, path, method, operation }) =>
          service !== rule.service || path !== rule.path || method !== rule.method || operation !== rule.operation,
      );
      const cleared = new AbortController();
      setMaxListeners(0, cleared.signal); // as many as are held
      keep([...others, { ...rule, left: rule.times ?? Infinity, pattern: new RegExp(rule.path ?? ''), cleared }]);
    },
    list: () =>
      rules
        .filter(({ left }) => left > 0)
        .map(({ service, path, method, operation, left, fault }) => ({
          service,
          fault,
          ...(operation === undefined ? { path, method } : { operation }),
          ...(left === Infinity ? {} : { times: left }),
        })),
    clear: (service) => {
      keep(service === undefined ? [] : rules.filter((rule) => rule.service !== service));
    },
    befall: async (request, reply) => {
      const rule = rules.findLast((one) => isFor(one, request));
      if (rule) rule.left -= 1; // it stays, so that clearing it releases what it holds
      if (rule?.fault.kind === 'lose') toBeLost.set(reply, rule.fault);
      return rule === undefined ? false : misbehave(rule, reply);
    },
    lose: (reply, payload) => {
      const lost = toBeLost.get(reply);
      if (lost === undefined) return payload;
      if (lost.status === undefined) reply.raw.destroy();
      else void reply.code(lost.status);
      return JSON.stringify(switchedOn);
    },
  };
}

async function misbehave({ fault, cleared }: SetRule, reply: FastifyReply): Promise<boolean> {
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
      answer(reply, fault.status, JSON.stringify(fault.body ?? switchedOn));
      return true;
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

/** Sends a response past the hooks that read responses. */
function answer(reply: FastifyReply, status: number, body: string): void {
  reply.hijack();
  reply.raw.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body);
}
