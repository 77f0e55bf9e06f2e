import type { Viewer } from '../auth/viewer.ts';
import type { Audit } from './audit.ts';
import { auditEvent, type AuditEvent } from './audit-event.ts';
import type { RequestRecord } from './request-record.ts';

/** A look at protected data, or the refusal of one. */
export type Look = Pick<AuditEvent, 'action' | 'type' | 'ids' | 'result' | 'code'>;

/** What one request leaves in the audit trail. */
export interface RequestTrail {
  readonly demandWritten: Audit['demandWritten'];
  readonly tell: (event: AuditEvent) => void;
  /** Gathers looks until the request is answered: one event a field, however many rows it was asked of. */
  readonly look: (look: Look) => void;
  /** Tells what was looked at, before the answer leaves. */
  readonly tellLooks: () => void;
}

/** Identifiers that an event names; the rest is counted. */
const IDS_TOLD = 100;

/** The trail of a request of a signed-in person. */
export const createRequestTrail = (audit: Audit, record: RequestRecord, viewer: Viewer): RequestTrail => {
  const looks = new Map<string, { readonly look: Look; readonly ids: Set<string> }>();
  const tell = (...events: readonly AuditEvent[]): void => {
    const { requestId, traceId, operation } = record;
    audit.tell(events, { requestId, traceId, operation, userId: viewer.id, username: viewer.username });
  };
  return {
    demandWritten: audit.demandWritten,
    tell: (event) => tell(event),
    look: (look) => {
      const key = `${look.action} ${look.result}`;
      const gathered = looks.get(key) ?? { look, ids: new Set() };
      for (const id of look.ids) gathered.ids.add(id);
      looks.set(key, gathered);
    },
    tellLooks: () => {
      if (looks.size === 0) return;
      const events = Array.from(looks.values(), ({ look, ids }) =>
        auditEvent({ ...look, kind: 'look', ids: [...ids].slice(0, IDS_TOLD), count: ids.size }),
      );
      looks.clear();
      tell(...events);
    },
  };
};
