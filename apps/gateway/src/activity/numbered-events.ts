import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { auditEvent } from '../observability/audit/audit-event.ts';
import { auditLine, auditOpening } from '../observability/audit/audit-format.ts';
import { storedLine } from './chain.ts';
import type { EventQueue } from './event-queue.ts';

interface NumberedOptions {
  readonly waiting: EventQueue;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Numbers recorded events when they are put in the queue. An event that finds no room gets no number. */
export const createNumbered = ({ waiting, now, logger }: NumberedOptions) => {
  const writer = randomUUID();
  let newest = 0;
  let recorded: string[] = [];
  let missing = 0;
  let lost = 0;
  /** Value of `lost` when the store was reached last. */
  let lostBefore = 0;

  const keep = (lines: readonly string[]): void => {
    const events = lines.map((line, index) => ({
      writer,
      seq: newest + 1 + index,
      line: storedLine(line.slice(0, -1)),
    }));
    if (waiting.add(events)) {
      newest += events.length;
      return;
    }
    if (missing === 0) logger.error('events of the activity find no room: they are in the audit trail alone');
    missing += events.length;
    lost += events.length;
  };

  const write = (): void => {
    const lines = recorded;
    recorded = [];
    if (lines.length > 0) keep(lines);
  };

  return {
    /** Records an event; `write` queues it. @param line JSON with its line break */
    add: (line: string): void => void recorded.push(line),
    write,
    lost: () => lost,
    isLosing: () => lost > lostBefore,
    /** Adds events that the store has lost to those that `tellMissing` reports. */
    addMissing: (events: number): void => {
      missing += events;
    },
    /** Records an event about the missing events in the chain itself. Called when the store was reached. */
    tellMissing: (): void => {
      write();
      lostBefore = lost;
      if (missing === 0) return;
      const request = { requestId: 'activity', operation: 'other', userId: null, username: null };
      const gap = { kind: 'gap', action: 'activity', type: 'Activity', count: missing, result: 'failed' } as const;
      missing = 0;
      keep([auditLine(auditOpening(request, now().toISOString()), auditEvent(gap))]);
    },
  };
};
