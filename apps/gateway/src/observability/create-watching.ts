import type { Logger } from 'pino';
import { createAudit, type Audit } from './audit.ts';
import { standardOutput, type AuditLines } from './audit-lines.ts';
import { createMetrics, type Metrics } from './metrics.ts';

/** What tells of a gateway, beside its log. */
export interface Watching {
  readonly metrics: Metrics;
  readonly audit: Audit;
}

/** What it is made with. */
export interface WatchingOptions {
  /** Where the audit trail goes; beside the log without it. */
  readonly auditLines?: AuditLines | undefined;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** Everything that watches a gateway. */
export const createWatching = ({ auditLines = standardOutput, logger, now }: WatchingOptions): Watching => {
  const metrics = createMetrics();
  return { metrics, audit: createAudit({ lines: auditLines, logger, now, observe: metrics.observeAudit }) };
};
