import type { StatusDisplay } from '@/shared/status';

/** A status as people see it, and its meaning. */
export interface ExplainedStatus {
  readonly display: StatusDisplay;
  readonly meaning: string;
}

/** A term of the product, and its meaning. */
export interface ExplainedTerm {
  readonly term: string;
  readonly meaning: string;
}

/** Statuses and terms of one kind of records. */
export interface HelpTopic {
  readonly title: string;
  readonly statuses?: readonly ExplainedStatus[];
  readonly terms?: readonly ExplainedTerm[];
}

/**
 * Returns the statuses with their meanings. The type requires a meaning for each status except `UNKNOWN`, which has
 * none.
 */
export const explained = <Status extends string>(
  displays: Readonly<Record<Status, StatusDisplay>>,
  meanings: Readonly<Record<Exclude<Status, 'UNKNOWN'>, string>>,
): readonly ExplainedStatus[] => {
  const byStatus: Readonly<Partial<Record<string, StatusDisplay>>> = displays;
  return Object.entries<string>(meanings).flatMap(([status, meaning]) => {
    const display = byStatus[status];
    return display ? [{ display, meaning }] : [];
  });
};
