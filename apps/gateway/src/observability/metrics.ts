import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Observation } from '../rest/attempt-watched.ts';
import type { AuditEvent } from './audit-event.ts';
import type { RequestRecord } from './request-record.ts';

/** What the gateway counts. Labels take few values: names of registered operations, services, outcomes. */
export interface Metrics {
  readonly observeRequest: (record: RequestRecord, status: number, durationMs: number) => void;
  readonly observeUpstream: (observation: Observation) => void;
  readonly observeAudit: (event: AuditEvent) => void;
  readonly contentType: string;
  /** Everything, in the text format of Prometheus. */
  readonly text: () => Promise<string>;
}

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const outcomeOf = ({ errorCodes }: RequestRecord, status: number): string => {
  if (status >= 500) return 'failed';
  if (status === 401) return 'unauthenticated';
  if (status >= 400) return 'refused';
  return errorCodes.length > 0 ? 'partial' : 'ok';
};

/** Metrics of one gateway, with those of its process and event loop. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'gateway_requests_total',
    help: 'GraphQL requests by operation and outcome.',
    labelNames: ['operation', 'outcome'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['operation'] as const,
    buckets: BUCKETS,
    registers,
  });
  const upstream = new Counter({
    name: 'gateway_upstream_calls_total',
    help: 'Attempts to call a service, by service and outcome.',
    labelNames: ['service', 'outcome'] as const,
    registers,
  });
  const upstreamDurations = new Histogram({
    name: 'gateway_upstream_duration_seconds',
    help: 'Time of an attempt to call a service.',
    labelNames: ['service'] as const,
    buckets: BUCKETS,
    registers,
  });
  const audited = new Counter({
    name: 'gateway_audit_events_total',
    help: 'Events of the audit trail by action and result.',
    labelNames: ['action', 'result'] as const,
    registers,
  });
  return {
    observeRequest: (record, status, durationMs) => {
      requests.inc({ operation: record.operation, outcome: outcomeOf(record, status) });
      durations.observe({ operation: record.operation }, durationMs / 1000);
    },
    observeUpstream: ({ service, outcome, durationMs }) => {
      upstream.inc({ service, outcome });
      if (outcome !== 'not_sent') upstreamDurations.observe({ service }, durationMs / 1000);
    },
    observeAudit: ({ action, result }) => audited.inc({ action, result }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};
