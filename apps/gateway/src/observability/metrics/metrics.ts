import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { AuditEvent } from '../audit/audit-event.ts';
import { registerCaches, type WatchCache } from '../gauges/cache-watch.ts';
import { registerEventLoop, registerGauges, type WatchedState } from '../gauges/gauges.ts';
import type { Version } from '../../version.ts';
import type { RequestRecord } from '../request-record.ts';
import { createCounter } from './counter.ts';
import { createLatencyHistogram } from './latency-histogram.ts';
import type { Observation } from './observation.ts';

/** Maximum distinct codes of one service. Services choose their codes, and every label value is a series. */
const CODES_OF_A_SERVICE = 20;
const PLAIN = /^[a-z][a-z0-9_]{0,59}$/i;

/** Creates the labels of service codes: the first plain ones, and `other` for the rest. */
const createCodeLabels = (): ((service: string, code: string) => string) => {
  const seen = new Map<string, Set<string>>();
  return (service, code) => {
    const codes = seen.get(service) ?? new Set<string>();
    seen.set(service, codes);
    if (!PLAIN.test(code)) return 'other';
    if (codes.size < CODES_OF_A_SERVICE) codes.add(code);
    return codes.has(code) ? code : 'other';
  };
};

/** Reason why a request was turned away before any work. */
export type Overload = 'event_loop' | 'under_way';

/** Metrics of the gateway. Labels have few values: registered operations, services, outcomes. */
export interface Metrics {
  readonly observeRequest: (record: RequestRecord, status: number, durationMs: number) => void;
  readonly observeUpstream: (observation: Observation) => void;
  readonly observeRejected: (overload: Overload) => void;
  readonly observeAudit: (event: AuditEvent) => void;
  readonly watchCache: WatchCache;
  /** Registers state that is read whenever the metrics are requested. */
  readonly watchState: (state: WatchedState) => void;
  readonly contentType: string;
  /** Formats all metrics in the text format of Prometheus. */
  readonly text: () => Promise<string>;
}

const outcomeOf = ({ errorCodes }: RequestRecord, status: number): string => {
  if (status >= 500) return 'failed';
  if (status === 401) return 'unauthenticated';
  if (status >= 400) return 'refused';
  return errorCodes.length > 0 ? 'partial' : 'ok';
};

/** Registers the metrics of GraphQL requests, and returns their observer. */
const countRequests = (registry: Registry): Metrics['observeRequest'] => {
  const tellRequest = createCounter(registry, {
    name: 'gateway_requests_total',
    help: 'GraphQL requests by operation and outcome.',
    labelNames: ['operation', 'outcome'],
  });
  const tellTime = createLatencyHistogram(registry, {
    name: 'gateway_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    label: 'operation',
  });
  const errors = new Counter({
    name: 'gateway_errors_total',
    help: 'GraphQL requests whose answer has an error of this code.',
    labelNames: ['code'] as const,
    registers: [registry],
  });
  const refused = new Counter({
    name: 'gateway_tokens_refused_total',
    help: 'GraphQL requests whose token was refused, by the reason.',
    labelNames: ['reason'] as const,
    registers: [registry],
  });
  return (record, status, durationMs) => {
    if (record.tokenRefused !== undefined) refused.inc({ reason: record.tokenRefused });
    tellRequest(record.operation, outcomeOf(record, status));
    tellTime(record.operation, durationMs / 1000);
    for (const code of record.errorCodes) errors.inc({ code });
  };
};

/** Registers the metrics of service calls, and returns their observer. */
const countUpstream = (registry: Registry): Metrics['observeUpstream'] => {
  const tellAttempt = createCounter(registry, {
    name: 'gateway_upstream_calls_total',
    help: 'Attempts to call a service, by service and outcome.',
    labelNames: ['service', 'outcome'],
  });
  const tellTime = createLatencyHistogram(registry, {
    name: 'gateway_upstream_duration_seconds',
    help: 'Time of an attempt to call a service.',
    label: 'service',
  });
  const tellUnexplained = createCounter(registry, {
    name: 'gateway_unexplained_errors_total',
    help: 'Errors of a service whose code has no text of its own in the catalogue.',
    labelNames: ['service', 'code'],
  });
  const labelOf = createCodeLabels();
  return ({ service, outcome, durationMs, unexplained }) => {
    tellAttempt(service, outcome);
    if (unexplained !== undefined) tellUnexplained(service, labelOf(service, unexplained));
    if (outcome !== 'not_sent') tellTime(service, durationMs / 1000);
  };
};

/** Registers the counter of audit events, and returns its observer. */
const countAudit = (registry: Registry): Metrics['observeAudit'] => {
  const tellEvent = createCounter(registry, {
    name: 'gateway_audit_events_total',
    help: 'Events of the audit trail by action and result.',
    labelNames: ['action', 'result'],
  });
  const files = new Counter({
    name: 'gateway_files_total',
    help: 'Downloads and uploads by how they ended.',
    labelNames: ['kind', 'result'] as const,
    registers: [registry],
  });
  return ({ kind, action, result }) => {
    tellEvent(action, result);
    if (kind === 'download' || kind === 'upload') files.inc({ kind, result });
  };
};

/** Registers the counter of turned-away requests, and returns its observer. */
const countRejected = (registry: Registry): Metrics['observeRejected'] => {
  const rejected = new Counter({
    name: 'gateway_turned_away_total',
    help: 'Requests that were turned away because of the load, by its kind.',
    labelNames: ['overload'] as const,
    registers: [registry],
  });
  return (overload) => rejected.inc({ overload });
};

/** Registers the release as labels, so that a curve shows when an update began. */
const tellVersion = (registry: Registry, { version, commit }: Version): void => {
  const info = new Gauge({
    name: 'gateway_build_info',
    help: 'Release that runs; always 1.',
    labelNames: ['version', 'commit'] as const,
    registers: [registry],
  });
  info.set({ version, commit }, 1);
};

/** Creates the metrics of one gateway, with those of its process and event loop. */
export const createMetrics = (version: Version): Metrics => {
  const registry = new Registry();
  tellVersion(registry, version);
  collectDefaultMetrics({ register: registry });
  registerEventLoop(registry);
  return {
    observeRequest: countRequests(registry),
    observeUpstream: countUpstream(registry),
    observeRejected: countRejected(registry),
    observeAudit: countAudit(registry),
    watchCache: registerCaches(registry),
    watchState: (state) => registerGauges(registry, state),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};
