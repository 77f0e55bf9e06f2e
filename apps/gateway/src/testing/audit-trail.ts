/** One line of the audit trail, as a test reads it. */
export type AuditLine = Readonly<Record<string, unknown>>;

const isLine = (value: unknown): value is AuditLine => typeof value === 'object' && value !== null;

/** Takes the lines of a gateway's audit trail; `break` stands for a disk that is full. */
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
    /** Ends of changes, and accesses. */
    events: (): readonly AuditLine[] => ofKind(false),
    /** Changes that were about to leave. */
    intents: (): readonly AuditLine[] => ofKind(true),
  };
};
