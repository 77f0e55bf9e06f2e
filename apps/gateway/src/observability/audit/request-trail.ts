import type { Viewer } from '../../auth/viewer.ts';
import type { EndChange } from './open-changes.ts';
import type { Audit } from './audit.ts';
import { auditEvent, IDS_IN_EVENT, type AuditedRequest, type AuditEvent } from './audit-event.ts';
import type { RequestRecord } from '../request-record.ts';

/** Access to protected data, or its refusal. */
export type AccessEvent = Pick<AuditEvent, 'action' | 'type' | 'ids' | 'result' | 'code'>;

/** Events of one request for the audit trail. */
export interface RequestTrail {
  readonly demandWritten: Audit['demandWritten'];
  readonly tellAccount: Audit['tellAccount'];
  readonly tell: (event: AuditEvent) => void;
  /** As the trail does, for this request. */
  readonly intend: (intent: AuditEvent) => EndChange;
  /** Collects access events until the request is answered: one a field, however many rows it was resolved for. */
  readonly recordAccess: (event: AccessEvent) => void;
  /**
   * Writes the access events; the answer leaves when that is done, which it is at once where nothing is given back.
   * @param crowded whether others may be answered in the same turn of the event loop, to be recorded together with this
   */
  readonly flushAccessEvents: (crowded: boolean) => Promise<void> | undefined;
}

/** The identifiers of an access, an event each; one without any for an access to nothing. */
const inEvents = (ids: readonly string[]): readonly (readonly string[])[] =>
  ids.length <= IDS_IN_EVENT
    ? [ids]
    : Array.from({ length: Math.ceil(ids.length / IDS_IN_EVENT) }, (_, index) =>
        ids.slice(index * IDS_IN_EVENT, (index + 1) * IDS_IN_EVENT),
      );

/** The trail of a request of a signed-in person. */
export const createRequestTrail = (audit: Audit, record: RequestRecord, viewer: Viewer): RequestTrail => {
  let accesses: { readonly event: AccessEvent; readonly ids: Set<string> }[] = [];
  const requested = (): AuditedRequest => {
    const { requestId, traceId, operation } = record;
    return { requestId, traceId, operation, userId: viewer.id, username: viewer.username };
  };
  return {
    demandWritten: audit.demandWritten,
    tellAccount: audit.tellAccount,
    tell: (event) => audit.tell([event], requested()),
    intend: (intent) => audit.intend(intent, requested()),
    recordAccess: (event) => {
      const known = accesses.find((one) => one.event.action === event.action && one.event.result === event.result);
      if (!known) accesses.push({ event, ids: new Set(event.ids) });
      else for (const id of event.ids) known.ids.add(id);
    },
    flushAccessEvents: (crowded) => {
      if (accesses.length === 0) return undefined;
      const events = accesses.flatMap(({ event: { action, type, result, code }, ids }) =>
        inEvents([...ids]).map((some) =>
          auditEvent({ kind: 'look', action, type, ids: some, count: ids.size, result, code }),
        ),
      );
      accesses = [];
      if (crowded) return audit.tellTogether(events, requested());
      audit.tell(events, requested());
      return undefined;
    },
  };
};
