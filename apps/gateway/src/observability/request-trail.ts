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
  /** Tells what was looked at; the answer leaves when that is done. Undefined when nothing was. */
  readonly tellLooks: () => Promise<void> | undefined;
}

/** Identifiers that an event names; the rest is counted. */
const IDS_TOLD = 100;

/** The trail of a request of a signed-in person. */
export const createRequestTrail = (audit: Audit, record: RequestRecord, viewer: Viewer): RequestTrail => {
  const looks = new Map<string, { readonly look: Look; readonly ids: Set<string> }>();
  const asked = (): AuditedRequest => {
    const { requestId, traceId, operation } = record;
    return { requestId, traceId, operation, userId: viewer.id, username: viewer.username };
  };
  return {
    demandWritten: audit.demandWritten,
    tell: (event) => audit.tell([event], asked()),
    look: (look) => {
      const key = `${look.action} ${look.result}`;
      const gathered = looks.get(key) ?? { look, ids: new Set() };
      for (const id of look.ids) gathered.ids.add(id);
      looks.set(key, gathered);
    },
    tellLooks: () => {
      if (looks.size === 0) return undefined;
      const events: AuditEvent[] = [];
      for (const { look, ids } of looks.values()) {
        const { action, type, result, code } = look;
        events.push(
          auditEvent({ kind: 'look', action, type, ids: [...ids].slice(0, IDS_TOLD), count: ids.size, result, code }),
        );
      }
      looks.clear();
      return audit.tellTogether(events, asked());
    },
  };
};
