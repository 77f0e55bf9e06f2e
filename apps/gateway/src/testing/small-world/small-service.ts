import type { Detail, DetailChange, Distribution } from '@backoffice/contracts/distribution';
import type { Withdrawal } from '@backoffice/contracts/withdrawal';
import type { WireCall } from '../../rest/exchange.ts';
import { createSmallCollector } from './small-collector.ts';

/** Answer of the stub: HTTP status and body. */
export interface ServiceAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Change that the service made, with the person and the key of its request. */
export interface Effect {
  readonly call: WireCall;
  readonly kind: 'edit' | 'send' | 'authorize';
  /** Identifier of the changed record; undefined for a new one. */
  readonly id: string | undefined;
  /**
   * Persons who last decided destination or amount. They changed a field of the sent part, or of the schedule that
   * requested the money.
   */
  readonly editors: ReadonlySet<string>;
  /** Maximum amount that the change sends, in pesos. */
  readonly amount: number;
}

/** Fields that decide destination and amount. */
const FIELDS = ['destination', 'amount'] as const;

interface Part {
  detail: Detail;
  readonly editors: Map<string, string>;
}

const destination = {
  type: 'cbu',
  value: '2850590940090418135201',
  cuit: '30500010912',
  name: 'Luz del Norte',
} as const;

const isDetailChange = (value: unknown): value is DetailChange =>
  typeof value === 'object' && value !== null && 'destination' in value && 'amount' in value;

/** Identifiers of the records. */
export interface ServiceIds {
  readonly whole: string;
  readonly part: string;
  readonly out: string;
  readonly collector: string;
}

/** Options of the services. */
export interface ServiceOptions {
  /** Total of the distribution, in pesos. */
  readonly total: number;
  /** True when a schedule requests the withdrawal, after `ask`. Otherwise a person has requested it. */
  readonly isScheduled: boolean;
}

/**
 * Creates stubs of the services: one distribution with a part, one withdrawal, and the schedule of their collector. A
 * change of the distribution with a stale version is a conflict. A known idempotency key returns the first answer.
 * Identifiers of the distribution and the withdrawal are not compared.
 */
export const createSmallService = (ids: ServiceIds, newId: () => string, { total, isScheduled }: ServiceOptions) => {
  let whole: Distribution = {
    id: ids.whole,
    status: 'error',
    status_detail: null,
    type: 'no_scheduled',
    payment_id: '0123456789abcdef01234567',
    request_date: '2026-11-20T12:00:00.000Z',
    total_amount: total,
    collector: { id: ids.collector, name: 'Luz del Norte' },
    version: 1,
  };
  const part: Part = {
    detail: {
      id: ids.part,
      status: 'error',
      status_detail: null,
      type: 'collector',
      amount: total,
      destination,
      observations: null,
      vouchers: [],
      version: 1,
    },
    editors: new Map(),
  };
  let withdrawal: Withdrawal = {
    id: ids.out,
    status: 'pending_authorization',
    status_detail: null,
    collector_id: ids.collector,
    collector_detail: { name: 'Luz del Norte' },
    destination: { value: destination.value, holder: destination.name, change_date: '2026-01-10T12:00:00.000Z' },
    request_date: '2026-11-20T12:00:00.000Z',
    request_user: isScheduled ? 'scheduler' : 'tesoreria.luzn',
    approved_date: null,
    transfer_date: null,
    amount: 5_000,
  };
  const collector = createSmallCollector(newId);
  /** Editors of the schedule at the time of its request; undefined before the request. */
  let askers: ReadonlySet<string> | undefined = isScheduled ? undefined : new Set();
  const known = new Map<string, ServiceAnswer>();
  const effects: Effect[] = [];

  const conflict: ServiceAnswer = { status: 409, body: {} };
  const isStale = ({ headers }: WireCall, version: number) => headers['if-match'] !== String(version);
  const moneyOf = {
    edit: () => ({ editors: new Set<string>(), amount: 0 }),
    send: () => ({
      editors: new Set(part.editors.values()),
      amount: Math.max(whole.total_amount, part.detail.amount),
    }),
    authorize: () => ({ editors: askers ?? new Set<string>(), amount: withdrawal.amount }),
  };
  const made = (call: WireCall, kind: Effect['kind'], id: string | undefined, body: unknown): ServiceAnswer => {
    effects.push({ call, kind, id, ...moneyOf[kind]() });
    return { status: 200, body };
  };

  const edit = (call: WireCall): ServiceAnswer => {
    const body: unknown = JSON.parse(call.body ?? '');
    if (!isDetailChange(body) || isStale(call, part.detail.version) || part.detail.status !== 'error') return conflict;
    for (const field of FIELDS)
      if (JSON.stringify(body[field]) !== JSON.stringify(part.detail[field])) part.editors.set(field, call.personId);
    part.detail = { ...part.detail, ...body, status: part.detail.status, version: part.detail.version + 1 };
    whole = { ...whole, version: whole.version + 1 };
    return made(call, 'edit', ids.part, part.detail);
  };
  const send = (call: WireCall): ServiceAnswer => {
    if (isStale(call, whole.version) || whole.status !== 'error') return conflict;
    const answer = made(call, 'send', ids.whole, { ...whole, status: 'in_process', version: whole.version + 1 });
    whole = { ...whole, status: 'in_process', version: whole.version + 1 };
    part.detail = { ...part.detail, status: 'in_process', version: part.detail.version + 1 };
    return answer;
  };
  const authorize = (call: WireCall): ServiceAnswer => {
    if (withdrawal.status !== 'pending_authorization') return conflict;
    withdrawal = { ...withdrawal, status: 'authorized' };
    return made(call, 'authorize', ids.out, withdrawal);
  };

  const schedule = (change: typeof collector.add) => (call: WireCall) => {
    const entry = change(call);
    return entry ? made(call, 'edit', entry.id, entry.body) : conflict;
  };

  const changeOf = ({ name }: WireCall) =>
    ({
      'PUT /distribuciones/{id}/detalles/{idDetail}': edit,
      'POST /distribuciones/{id}/reprocesar': send,
      'POST /{id}/autorizar/': authorize,
      'POST /comercios/{id}/configuraciones': schedule(collector.add),
      'DELETE /configuraciones/{id}': schedule(collector.disable),
    })[name];

  return {
    effects: (): readonly Effect[] => effects,
    /** Answers a read. */
    read: ({ name }: WireCall): ServiceAnswer => {
      const page = (...rows: readonly unknown[]) => ({ rows, page: 1, limit: 100, size: rows.length });
      const body = {
        'GET /distribuciones/{id}': whole,
        'GET /distribuciones/{id}/detalles': page(part.detail),
        'GET /distribuciones/{id}/detalles/{idDetail}': part.detail,
        'GET /': askers ? page(withdrawal) : page(),
        'GET /comercios/{id}/configuraciones': { rows: collector.entries() },
        'GET /variables': { rows: collector.variables },
      }[name];
      if (body === undefined) throw new Error(`The small service has no ${name}.`);
      return { status: 200, body };
    },
    /** Makes a change, once for its idempotency key. */
    change: (call: WireCall): ServiceAnswer => {
      const key = `${call.name} ${call.headers['idempotency-key'] ?? ''}`;
      const before = known.get(key);
      if (before) return before;
      const answer = changeOf(call)?.(call);
      if (answer === undefined) throw new Error(`The small service has no ${call.name}.`);
      if (answer !== conflict) known.set(key, answer);
      return answer;
    },
    /** Changes destination and amount of the withdrawal outside of the gateways. */
    swap: () => {
      const value = '0170099220000067797370';
      withdrawal = { ...withdrawal, amount: 9_999_999, destination: { ...withdrawal.destination, value } };
    },
    /** Requests the withdrawal by the schedule. */
    ask: () => {
      askers = collector.editors();
    },
    isAsked: () => askers !== undefined,
    part: () => part.detail,
    /** Returns the newest active entry of the schedule. */
    entry: collector.active,
    /** Returns the shown fields of the withdrawal that an authorization does not change. */
    shown: () => JSON.stringify([withdrawal.amount, withdrawal.destination]),
  };
};

/** Service stubs of one story. */
export type SmallService = ReturnType<typeof createSmallService>;
