import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { auditLost } from '../../errors/catalogue/error-advice.texts.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { textAt } from '../../unknown-value.ts';
import type { EndChange, OpenChanges } from './open-changes.ts';
import { createAccountDigest, type DigestAccount } from './account-digest.ts';
import type { AuditedRequest, AuditEvent } from './audit-event.ts';
import { auditLine, auditOpening, createTimeText } from './audit-format.ts';
import type { AuditLines } from '../log/audit-lines.ts';

/** Second destination of the lines of the trail. Its methods must not throw. */
export interface EventCopies {
  /** @param line one line with its line break */
  readonly add: (line: string) => void;
  /** Called after the added lines were written to the trail. */
  readonly write: () => void;
}

/** Audit trail of one gateway: person, action, entity and result (GAP-46). */
export interface Audit {
  /** Writes the events of a request at once. Events that cannot be written are queued. Does not throw. */
  readonly record: (events: readonly AuditEvent[], request: AuditedRequest) => void;
  /**
   * Writes the events together with others of this turn of the event loop, which saves system calls. Resolves when they
   * are written or queued.
   */
  readonly recordBatched: (events: readonly AuditEvent[], request: AuditedRequest) => Promise<void>;
  /**
   * Checks that events can be written, because a change needs one.
   * @throws GatewayError while the trail cannot be written
   */
  readonly demandWritten: () => void;
  /**
   * Writes that a change is about to be sent. When the process dies before the result, the next process with the same
   * file of open changes records the change as unknown.
   * @throws GatewayError when the intent cannot be written; the change must not be sent then
   */
  readonly intend: (intent: AuditEvent, request: AuditedRequest) => EndChange;
  readonly digestAccount: DigestAccount;
  readonly state: () => 'written' | 'lost';
  /** Reopens the file of the trail after it was moved away. */
  readonly reopen: () => void;
  /** Writes the queued events, with some seconds for a slow reader, and closes the trail. */
  readonly close: () => Promise<void>;
}

export interface AuditOptions {
  readonly lines: AuditLines;
  readonly logger: Logger;
  readonly now: () => Date;
  /** Key of the account digests. */
  readonly secret: string | Buffer;
  /** Called with each event, but not with intents. */
  readonly observe: (event: AuditEvent) => void;
  /** Activity store, when there is one. */
  readonly copies?: EventCopies | undefined;
  /** Changes in progress, in a file that the next process reads. */
  readonly openChanges?: OpenChanges | undefined;
}

/**
 * Maximum lines in the queue up to which access events are added; further ones are dropped. Other events are queued
 * without a limit, but no audited change is made before the queue is written.
 */
const MAX_WAITING_ACCESS_EVENTS = 10_000;

/** Members of a line that distinguish an intent from a change with an unknown outcome. */
const INTENT = '"kind":"intent"';
const CHANGE = '"kind":"change"';

/** Milliseconds between two attempts to write the queue at shutdown, and their number. */
const LAST_PAUSE = 50;
const LAST_ATTEMPTS = 100;

const codeOf = (error: unknown): string => textAt(error, 'code') ?? 'unknown';

/** Queue of lines for the trail, oldest first. */
const createWaitingLines = (lines: AuditLines, logger: Logger) => {
  const waiting: string[] = [];
  let lost = false;
  return {
    add: (line: string): void => void waiting.push(line),
    count: () => waiting.length,
    isLost: () => lost,
    /** Writes the queue and returns whether it is empty. After a full disk, a line may be written twice. */
    write: (): boolean => {
      const events = waiting.length;
      try {
        // after a loss, lines are written one by one: an attempt with all of them may write only some
        if (!lost && waiting.length > 0) {
          lines.write(waiting.join(''));
          waiting.length = 0;
        }
        for (let line = waiting[0]; line !== undefined; line = waiting[0]) {
          lines.write(line);
          waiting.shift();
        }
        if (lost) logger.info({ events }, 'the audit trail is back');
        lost = false;
      } catch (error) {
        if (!lost) logger.error({ code: codeOf(error) }, 'the audit trail is lost');
        lost = true;
      }
      return !lost;
    },
  };
};

const auditIsLost = () => new GatewayError('SERVICE_UNAVAILABLE', auditLost.message, auditLost.advice);

type WaitingLines = ReturnType<typeof createWaitingLines>;

interface Intending extends Pick<AuditOptions, 'logger' | 'openChanges'> {
  readonly waiting: WaitingLines;
  readonly lineOf: (event: AuditEvent, request: AuditedRequest) => string;
}

const createIntend =
  ({ waiting, logger, lineOf, openChanges }: Intending): Audit['intend'] =>
  (intent, request) => {
    const line = lineOf(intent, request);
    waiting.add(line);
    if (!waiting.write()) throw auditIsLost();
    try {
      return openChanges?.begin(line) ?? (() => undefined);
    } catch (error) {
      logger.error({ code: codeOf(error) }, 'a change that is about to leave cannot be noted');
      throw auditIsLost();
    }
  };

/** Opens the trail again after its file was rotated. */
const createReopen =
  ({ lines, logger }: Pick<AuditOptions, 'lines' | 'logger'>): Audit['reopen'] =>
  () => {
    try {
      lines.reopen();
      logger.info('the audit trail is opened anew');
    } catch (error) {
      logger.error({ code: codeOf(error) }, 'the audit trail cannot be opened anew');
    }
  };

interface UnfinishedChangesOptions extends Pick<AuditOptions, 'copies' | 'openChanges'> {
  readonly waiting: WaitingLines;
}

/**
 * Queues a line for each change of a process that died: its outcome is unknown. The line names who asked for it.
 * @returns the function to call once the trail is written. Only then the changes leave their file: this process may die
 * before its trail can be written
 */
const queueUnfinishedChanges = ({ openChanges, copies, waiting }: UnfinishedChangesOptions): (() => void) => {
  const unfinished = openChanges?.unfinished ?? [];
  for (const intent of unfinished) {
    const line = intent.replace(INTENT, CHANGE);
    copies?.add(line);
    waiting.add(line);
  }
  let isInTrail = unfinished.length === 0;
  return () => {
    if (isInTrail) return;
    isInTrail = true;
    openChanges?.forgetUnfinished();
  };
};

/** Creates the audit trail of a gateway. Changes that an earlier process left open are recorded first. */
export const createAudit = ({ lines, logger, now, secret, observe, copies, openChanges }: AuditOptions): Audit => {
  const waiting = createWaitingLines(lines, logger);
  const timeText = createTimeText();

  const keep = (events: readonly AuditEvent[], request: AuditedRequest): void => {
    const opening = auditOpening(request, timeText(now()));
    for (const event of events) {
      observe(event);
      const line = auditLine(opening, event);
      copies?.add(line);
      if (event.kind !== 'look' || waiting.count() < MAX_WAITING_ACCESS_EVENTS) waiting.add(line);
    }
  };

  const forgetUnfinished = queueUnfinishedChanges({ openChanges, copies, waiting });
  const write = (): void => {
    const isWritten = waiting.write();
    copies?.write();
    if (isWritten) forgetUnfinished();
  };

  let turn: Promise<void> | undefined;
  const writeAfterTurn = () =>
    new Promise<void>((resolve) => {
      setImmediate(() => {
        turn = undefined;
        write();
        resolve();
      });
    });

  const lineOf = (event: AuditEvent, request: AuditedRequest) =>
    auditLine(auditOpening(request, timeText(now())), event);
  const intend = createIntend({ waiting, logger, lineOf, openChanges });
  if (waiting.count() > 0) write();

  return {
    digestAccount: createAccountDigest(secret),
    record: (events, request) => {
      keep(events, request);
      write();
    },
    recordBatched: (events, request) => {
      keep(events, request);
      return (turn ??= writeAfterTurn());
    },
    demandWritten: () => {
      if (!waiting.write()) throw auditIsLost();
    },
    intend,
    state: () => (waiting.isLost() ? 'lost' : 'written'),
    reopen: createReopen({ lines, logger }),
    close: async () => {
      for (let attempt = 1; attempt < LAST_ATTEMPTS && !waiting.write(); attempt += 1) await pause(LAST_PAUSE);
      if (!waiting.write()) logger.error({ events: waiting.count() }, 'events of the audit trail were not written');
      lines.close();
    },
  };
};
