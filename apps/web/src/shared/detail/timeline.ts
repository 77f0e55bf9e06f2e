/** Prospect of a moment: it lies behind, is still expected, or will not happen any more. */
export type Outlook = 'past' | 'expected' | 'dropped';

/** One moment in the life of an entity. */
export interface TimelineMoment {
  readonly field: string;
  readonly label: string;
  readonly at: string;
  readonly outlook: Outlook;
}

/** The dates of an entity as a line of time. */
export interface Timeline {
  /** The dates that are set, oldest first. */
  readonly moments: readonly TimelineMoment[];
  /** Names of the dates that the entity does not have. */
  readonly absent: readonly string[];
}

/** A date of an entity, by its name in the schema. */
export interface TimelineDate {
  readonly field: string;
  readonly label: string;
  readonly at: string | null;
}

/** The dates of an entity, and what its state says about those to come. */
export interface EntityDates {
  /** In the order in which they usually happen: it decides between moments of the same instant. */
  readonly dates: readonly TimelineDate[];
  readonly lastUpdateDate: string | null;
  /** Names of the dates that will not happen in this state: what is paid is not due any more. */
  readonly dropped?: readonly string[];
}

/**
 * The dates of an entity that have a label, in the order of the labels.
 * @param labels in the order in which the dates usually happen
 */
export const datesOf = <Name extends string>(
  labels: Readonly<Record<Name, string>>,
  entity: Readonly<Record<NoInfer<Name>, string | null>>,
): readonly TimelineDate[] => {
  const dates: TimelineDate[] = [];
  for (const field in labels) dates.push({ field, label: labels[field], at: entity[field] });
  return dates;
};

const instant = (iso: string): number => new Date(iso).getTime();

/**
 * The dates of an entity as a line of time. What the service has written down lies behind, even when it changed the
 * entity after the page was opened.
 * @param opened in milliseconds since 1970
 */
export const timelineOf = ({ dates, lastUpdateDate, dropped = [] }: EntityDates, opened: number): Timeline => {
  const now = Math.max(opened, lastUpdateDate === null ? 0 : instant(lastUpdateDate));
  const outlookOf = (field: string, at: string): Outlook => {
    if (instant(at) <= now) return 'past';
    return dropped.includes(field) ? 'dropped' : 'expected';
  };
  const moments: TimelineMoment[] = [];
  const absent: string[] = [];
  for (const { field, label, at } of dates) {
    if (at === null) absent.push(label);
    else moments.push({ field, label, at, outlook: outlookOf(field, at) });
  }
  return { moments: moments.sort((a, b) => instant(a.at) - instant(b.at)), absent };
};
