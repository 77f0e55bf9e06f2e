import { fullNameOf, type Viewer } from '../../auth/viewer.ts';
import type { EndChange } from './open-changes.ts';
import type { Audit } from './audit.ts';
import { auditEvent, IDS_IN_EVENT, type AuditedRequest, type AuditEvent } from './audit-event.ts';
import type { RequestRecord } from '../request-record.ts';

/** Read of protected data, or its refusal. */
export type AccessEvent = Pick<AuditEvent, 'action' | 'type' | 'ids' | 'result' | 'code'>;

/** Audit events of one request. */
export interface RequestTrail {
  readonly demandWritten: Audit['demandWritten'];
  readonly digestAccount: Audit['digestAccount'];
  readonly record: (event: AuditEvent) => void;
  /** Writes an intent of this request; see `Audit.intend`. */
  readonly intend: (intent: AuditEvent) => EndChange;
  /**
   * Collects access events until the request is answered. Accesses with the same action and result become one event.
   */
  readonly recordAccess: (event: AccessEvent) => void;
  /**
   * Writes the access events. The answer is sent after the promise, or at once when undefined is returned.
   * @param crowded true when other requests may end in the same turn of the event loop; their events are then written
   * together
   */
  readonly flushAccessEvents: (crowded: boolean) => Promise<void> | undefined;
}

/** Splits the identifiers of an access into events. An access without identifiers is one event. */
const inEvents = (ids: readonly string[]): readonly (readonly string[])[] =>
  ids.length <= IDS_IN_EVENT
    ? [ids]
    : Array.from({ length: Math.ceil(ids.length / IDS_IN_EVENT) }, (_, index) =>
        ids.slice(index * IDS_IN_EVENT, (index + 1) * IDS_IN_EVENT),
      );

/** Creates the audit trail of one request. */
export const createRequestTrail = (audit: Audit, record: RequestRecord, viewer: Viewer): RequestTrail => {
  let accesses: { readonly event: AccessEvent; readonly ids: Set<string> }[] = [];
  const requested = (): AuditedRequest => {
    const { requestId, traceId, operation } = record;
    const { id: userId, username } = viewer;
    return { requestId, traceId, operation, userId, username, name: fullNameOf(viewer) };
  };
  return {
    demandWritten: audit.demandWritten,
    digestAccount: audit.digestAccount,
    record: (event) => audit.record([event], requested()),
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
      if (crowded) return audit.recordBatched(events, requested());
      audit.record(events, requested());
      return undefined;
    },
  };
};
