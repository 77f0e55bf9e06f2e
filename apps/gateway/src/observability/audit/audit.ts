import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { auditLost } from '../../errors/catalogue/error-advice.texts.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { textAt } from '../../unknown-value.ts';
import type { EndChange, OpenChanges } from './open-changes.ts';
import { createTellAccount, type TellAccount } from './account-digest.ts';
import type { AuditedRequest, AuditEvent } from './audit-event.ts';
import { auditLine, auditOpening, createTimeText } from './audit-format.ts';
import type { AuditLines } from '../log/audit-lines.ts';

/** Takes the lines of the trail to another place, too. Neither throws. */
export interface EventCopies {
  /** @param line with its end */
  readonly add: (line: string) => void;
  /** Called when the lines that were added are written. */
  readonly write: () => void;
}

/** The audit trail of one gateway: who did what to what, and how it ended (GAP-46). */
export interface Audit {
  /** Writes events of a request at once, or keeps them until they can be written. Never throws. */
  readonly tell: (events: readonly AuditEvent[], request: AuditedRequest) => void;
  /**
   * The same, with all that is recorded in this turn of the event loop: a system call for each would cost more than its
   * line. Done when they are written or kept.
   */
  readonly tellTogether: (events: readonly AuditEvent[], request: AuditedRequest) => Promise<void>;
  /** Throws `GatewayError` while events cannot be written: then nothing may be changed. */
  readonly demandWritten: () => void;
  /**
   * Writes that a change is about to leave; the event of its end settles it. Of a process that dies in between the next one
   * tells the change as unknown. @throws GatewayError where it cannot be written: then it must not leave
   */
  readonly intend: (intent: AuditEvent, request: AuditedRequest) => EndChange;
  readonly tellAccount: TellAccount;
  readonly state: () => 'written' | 'lost';
  /** Opens the place of the lines anew, after the old one was moved away. */
  readonly reopen: () => void;
  /** Writes what waits, with some seconds for a slow reader, and closes the place of the lines. */
  readonly close: () => Promise<void>;
}

export interface AuditOptions {
  readonly lines: AuditLines;
  readonly logger: Logger;
  readonly now: () => Date;
  /** Of the digests of accounts. */
  readonly secret: string | Buffer;
  /** Called with each event. */
  readonly observe: (event: AuditEvent) => void;
  /** Store of the activity, where there is one. */
  readonly copies?: EventCopies | undefined;
  /** Changes under way, on a disk that the next process finds. */
  readonly openChanges?: OpenChanges | undefined;
}

/** Access events that wait to be written; a change waits beyond it, too, and no further one is made. */
const MAX_WAITING_ACCESS_EVENTS = 10_000;

/** Members of a line by which a change that is about to leave differs from one whose outcome nobody knows. */
const INTENT = '"kind":"intent"';
const CHANGE = '"kind":"change"';

/** Milliseconds between two attempts to write what waits at the end, and how many they are. */
const LAST_PAUSE = 50;
const LAST_ATTEMPTS = 100;

const codeOf = (error: unknown): string => textAt(error, 'code') ?? 'unknown';

/** Lines on their way to where they are written, oldest first. */
const createWaitingLines = (lines: AuditLines, logger: Logger) => {
  const waiting: string[] = [];
  let lost = false;
  return {
    add: (line: string): void => void waiting.push(line),
    count: () => waiting.length,
    isLost: () => lost,
    /** Says whether nothing is left. After a disk was full, a line may stand there twice. */
    write: (): boolean => {
      const events = waiting.length;
      try {
        // what has waited goes line by line: of a long line of them each try may write some
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

interface Telling extends Pick<AuditOptions, 'copies'> {
  readonly waiting: WaitingLines;
  readonly write: () => void;
}

/** Tells the changes of a process that died as unknown, under the names of those who asked for them. */
const tellLeft = ({ left, told }: OpenChanges, { copies, waiting, write }: Telling): void => {
  if (left.length === 0) return;
  for (const intent of left) {
    const line = intent.replace(INTENT, CHANGE);
    copies?.add(line);
    waiting.add(line);
  }
  write();
  told();
};

/** A trail that is written as long as its lines can be. */
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

  const write = (): void => {
    waiting.write();
    copies?.write();
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

  const reopen = (): void => {
    try {
      lines.reopen();
      logger.info('the audit trail is opened anew');
    } catch (error) {
      logger.error({ code: codeOf(error) }, 'the audit trail cannot be opened anew');
    }
  };

  const lineOf = (event: AuditEvent, request: AuditedRequest) =>
    auditLine(auditOpening(request, timeText(now())), event);
  const intend = createIntend({ waiting, logger, lineOf, openChanges });
  if (openChanges) tellLeft(openChanges, { copies, waiting, write });

  return {
    tellAccount: createTellAccount(secret),
    tell: (events, request) => {
      keep(events, request);
      write();
    },
    tellTogether: (events, request) => {
      keep(events, request);
      return (turn ??= writeAfterTurn());
    },
    demandWritten: () => {
      if (!waiting.write()) throw auditIsLost();
    },
    intend,
    state: () => (waiting.isLost() ? 'lost' : 'written'),
    reopen,
    close: async () => {
      for (let attempt = 1; attempt < LAST_ATTEMPTS && !waiting.write(); attempt += 1) await pause(LAST_PAUSE);
      if (!waiting.write()) logger.error({ events: waiting.count() }, 'events of the audit trail were not written');
      lines.close();
    },
  };
};
