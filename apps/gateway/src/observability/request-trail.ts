import type { Viewer } from '../auth/viewer.ts';
import type { Audit } from './audit.ts';
import { auditEvent, type AuditedRequest, type AuditEvent } from './audit-event.ts';
import type { RequestRecord } from './request-record.ts';

/** A look at protected data, or the refusal of one. */
export type Look = Pick<AuditEvent, 'action' | 'type' | 'ids' | 'result' | 'code'>;

/** What one request leaves in the audit trail. */
export interface RequestTrail {
  readonly demandWritten: Audit['demandWritten'];
  readonly tell: (event: AuditEvent) => void;
  /** Gathers looks until the request is answered: one event a field, however many rows it was asked of. */
  readonly look: (look: Look) => void;
  /**
   * Tells what was looked at; the answer leaves when that is done, which it is at once where nothing is given back.
   * @param crowded whether others may be answered in the same turn of the event loop, to be told together with this
   */
  readonly tellLooks: (crowded: boolean) => Promise<void> | undefined;
}

/** Identifiers that an event names; the rest is counted. */
const IDS_TOLD = 100;

/** The trail of a request of a signed-in person. */
export const createRequestTrail = (audit: Audit, record: RequestRecord, viewer: Viewer): RequestTrail => {
  let looks: { readonly look: Look; readonly ids: Set<string> }[] = [];
  const asked = (): AuditedRequest => {
    const { requestId, traceId, operation } = record;
    return { requestId, traceId, operation, userId: viewer.id, username: viewer.username };
  };
  return {
    demandWritten: audit.demandWritten,
    tell: (event) => audit.tell([event], asked()),
    look: (look) => {
      const gathered = looks.find((one) => one.look.action === look.action && one.look.result === look.result);
      if (!gathered) looks.push({ look, ids: new Set(look.ids) });
      else for (const id of look.ids) gathered.ids.add(id);
    },
    tellLooks: (crowded) => {
      if (looks.length === 0) return undefined;
      const events = looks.map(({ look: { action, type, result, code }, ids }) =>
        auditEvent({ kind: 'look', action, type, ids: [...ids].slice(0, IDS_TOLD), count: ids.size, result, code }),
      );
      looks = [];
      if (crowded) return audit.tellTogether(events, asked());
      audit.tell(events, asked());
      return undefined;
    },
  };
};
