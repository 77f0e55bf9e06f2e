/** One moment in the life of an entity. */
export interface TimelineMoment {
  readonly field: string;
  readonly label: string;
  readonly at: string;
  /** True for a date to come, as a due date or an accreditation may be. */
  readonly coming: boolean;
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
 * @param dates in the order in which they usually happen: it decides between moments of the same instant
 * @param opened in milliseconds since 1970
 */
export const timelineOf = (dates: readonly TimelineDate[], lastUpdateDate: string | null, opened: number): Timeline => {
  const now = Math.max(opened, lastUpdateDate === null ? 0 : instant(lastUpdateDate));
  const moments: TimelineMoment[] = [];
  const absent: string[] = [];
  for (const { field, label, at } of dates) {
    if (at === null) absent.push(label);
    else moments.push({ field, label, at, coming: instant(at) > now });
  }
  return { moments: moments.sort((a, b) => instant(a.at) - instant(b.at)), absent };
};
