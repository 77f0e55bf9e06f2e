import type { Logger } from 'pino';
import type { TracingConfig } from '../config.ts';
import { createAudit, type Audit } from './audit.ts';
import type { AuditLines } from './audit-lines.ts';
import { openTracing, type Tracing } from './tracing.ts';
import { createMetrics, type Metrics } from './metrics.ts';

/** What tells of a gateway, beside its log. */
export interface Watching {
  readonly metrics: Metrics;
  readonly audit: Audit;
  /** Nothing is traced without it. */
  readonly tracing: Tracing | undefined;
}

/** What it is made with. */
export interface WatchingOptions {
  /** Where the audit trail goes. */
  readonly auditLines: AuditLines;
  readonly tracing: TracingConfig | undefined;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** Everything that watches a gateway. */
export const createWatching = async ({ auditLines, tracing, logger, now }: WatchingOptions): Promise<Watching> => {
  const metrics = createMetrics();
  return {
    metrics,
    audit: createAudit({ lines: auditLines, logger, now, observe: metrics.observeAudit }),
    tracing: tracing && (await openTracing(tracing, logger)),
  };
};
