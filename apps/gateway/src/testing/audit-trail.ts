/** Parsed line of the audit trail. */
export type AuditLine = Readonly<Record<string, unknown>>;

const isLine = (value: unknown): value is AuditLine => typeof value === 'object' && value !== null;

/** Creates a trail in memory; `break` simulates a full disk. */
export const createTestTrail = () => {
  let lines: string[] = [];
  let broken = false;
  const read = (line: string): AuditLine => {
    const event: unknown = JSON.parse(line);
    if (!isLine(event)) throw new Error(`No event: ${line}`);
    return event;
  };
  const ofKind = (isIntent: boolean) => lines.map(read).filter(({ kind }) => (kind === 'intent') === isIntent);
  return {
    take: (text: string): void => {
      if (broken) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      lines.push(...text.split(/(?<=\n)/));
    },
    break: (): void => {
      broken = true;
    },
    mend: (): void => {
      broken = false;
    },
    clear: (): void => {
      lines = [];
    },
    text: (): string => lines.join(''),
    /** Returns all events but the intents: changes with their results, reads, downloads, uploads, notes and takes. */
    events: (): readonly AuditLine[] => ofKind(false),
    /** Returns the intents: changes that were about to be sent. */
    intents: (): readonly AuditLine[] => ofKind(true),
  };
};
