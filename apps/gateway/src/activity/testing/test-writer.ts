import { pino } from 'pino';
import { auditEvent, type AuditEvent } from '../../observability/audit/audit-event.ts';
import { auditLine, auditOpening } from '../../observability/audit/audit-format.ts';
import type { Store } from '../open-store.ts';
import type { ChainKey } from '../chain.ts';
import { createEventWriter, type EventWriter } from '../event-writer.ts';
import { headsInMemory, type KnownHeads } from '../known-heads.ts';
import { queueInMemory, type EventQueue } from '../event-queue.ts';

interface LineFacts extends Partial<AuditEvent> {
  readonly time?: string;
  readonly username?: string;
  readonly requestId?: string;
}

/** Line of the audit trail, as a request records it. */
export const anAuditLine = ({
  time = '2026-11-20T12:00:00.000Z',
  username = 'operador',
  ...told
}: LineFacts = {}): string => {
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
  readonly waiting?: EventQueue;
  readonly heads?: KnownHeads;
}

/** Creates a writer for tests. `tell` records events as one request does; `flush` brings them to the store. */
export const writerOver = ({ store, key, waiting = queueInMemory(), heads = headsInMemory() }: Over) => {
  const now = () => new Date('2026-11-20T12:00:00.000Z');
  const writer: EventWriter = createEventWriter({ store, key, waiting, heads, now, logger: pino({ level: 'silent' }) });
  return {
    ...writer,
    /** Records a line. @param line JSON with its line break */
    addLine: (line: string): void => {
      writer.add(line);
      writer.write();
    },
    tell: (...events: readonly LineFacts[]): void => {
      for (const event of events) writer.add(anAuditLine(event));
      writer.write();
    },
  };
};
