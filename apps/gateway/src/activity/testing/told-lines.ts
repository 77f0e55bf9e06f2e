import { pino } from 'pino';
import { auditEvent, type AuditEvent } from '../../observability/audit/audit-event.ts';
import { auditLine, auditOpening } from '../../observability/audit/audit-format.ts';
import type { Store } from '../open-store.ts';
import type { ChainKey } from '../chain.ts';
import { createEventWriter, type EventWriter } from '../event-writer.ts';
import { headsInMemory, type KnownHeads } from '../known-heads.ts';
import { waitInMemory, type WaitingEvents } from '../waiting-events.ts';

interface Told extends Partial<AuditEvent> {
  readonly time?: string;
  readonly username?: string;
  readonly requestId?: string;
}

/** A line of the trail, as a request records it. */
export const toldLine = ({ time = '2026-11-20T12:00:00.000Z', username = 'operador', ...told }: Told = {}): string => {
  const { requestId = 'request-1', ...event } = told;
  const request = { requestId, operation: 'other', userId: `id-of-${username}`, username };
  return auditLine(
    auditOpening(request, time),
    auditEvent({ kind: 'change', action: 'cancelPayment', type: 'Payment', ids: ['pay-1'], result: 'done', ...event }),
  );
};

interface Over {
  readonly store: Store;
  readonly key: ChainKey;
  readonly waiting?: WaitingEvents;
  readonly heads?: KnownHeads;
}

/** Makes a writer; `tell` is what a request does. */
export const writerOver = ({ store, key, waiting = waitInMemory(), heads = headsInMemory() }: Over) => {
  const now = () => new Date('2026-11-20T12:00:00.000Z');
  const writer: EventWriter = createEventWriter({ store, key, waiting, heads, now, logger: pino({ level: 'silent' }) });
  return {
    ...writer,
    /** @param line with its end */
    addLine: (line: string): void => {
      writer.add(line);
      writer.write();
    },
    tell: (...events: readonly Told[]): void => {
      for (const event of events) writer.add(toldLine(event));
      writer.write();
    },
  };
};
