/** Outlook of a timestamp: past, still expected, or no longer possible. */
export type Outlook = 'past' | 'expected' | 'dropped';

/** Timestamp in the life of an entity. */
export interface TimelineMoment {
  readonly field: string;
  readonly label: string;
  readonly at: string;
  readonly outlook: Outlook;
  /** Person whose action caused the date; null when unknown, or when the label names the person. */
  readonly by: string | null;
  /** Reason that the person gave; null without one. */
  readonly why: string | null;
}

/** Action of a person on an entity. */
export interface Deed {
  readonly id: string;
  /** Name of the action. */
  readonly action: string;
  /** Sentence about the action, with the person. */
  readonly label: string;
  readonly at: string;
  readonly by: string;
  readonly why: string | null;
}

/** Dates of an entity as a timeline. */
export interface Timeline {
  /** Dates that are set, and actions that caused none of them; oldest first. */
  readonly moments: readonly TimelineMoment[];
  /** Labels of the dates without a value. */
  readonly absent: readonly string[];
}

/** Date of an entity; `field` is its name in the schema. */
export interface TimelineDate {
  readonly field: string;
  readonly label: string;
  readonly at: string | null;
  /** Person whose action caused the date, when the service returns one. */
  readonly by?: string | null;
  /**
   * Names of actions that cause this date. If such an action is within a minute of the date, its person counts as the
   * cause.
   */
  readonly actions?: readonly string[];
}

/** Dates of an entity, with the dates that its status rules out. */
export interface EntityDates {
  /** Dates in the order in which they usually happen, which orders equal timestamps. */
  readonly dates: readonly TimelineDate[];
  /** Last update of the entity. Without it only the clock separates past dates from future ones. */
  readonly lastUpdateDate?: string | null;
  /** Names of the dates that cannot happen in this status. For example, a paid entity is no longer due. */
  readonly dropped?: readonly string[];
  /** Actions of persons, in any order. */
  readonly deeds?: readonly Deed[];
  /** False where the fields of the entity have the same dates for its summary. */
  readonly inSummary?: boolean;
}

/** Actions that cause each date, by the name of the date. */
type ActionsOf<Name extends string> = Readonly<Partial<Record<Name, readonly string[]>>>;

/**
 * Returns the labeled dates of an entity, in the order of the labels.
 * @param labels in the order in which the dates usually happen
 */
export const datesOf = <Name extends string>(
  labels: Readonly<Record<Name, string>>,
  entity: Readonly<Record<NoInfer<Name>, string | null>>,
  actions?: ActionsOf<NoInfer<Name>>,
): readonly TimelineDate[] => {
  const dates: TimelineDate[] = [];
  for (const field in labels)
    dates.push({ field, label: labels[field], at: entity[field], actions: actions?.[field] ?? [] });
  return dates;
};

const instant = (iso: string): number => new Date(iso).getTime();

/** Milliseconds between the clock of a service and that of the gateway, within which both mean one moment. */
const SAME_MOMENT_MS = 60_000;

/** Finds the action that caused a date. */
const deedOf = ({ at, actions = [] }: TimelineDate, deeds: readonly Deed[]): Deed | undefined =>
  at === null
    ? undefined
    : deeds.find((deed) => actions.includes(deed.action) && Math.abs(instant(deed.at) - instant(at)) <= SAME_MOMENT_MS);

/**
 * Returns the timeline of an entity: its dates and the actions of persons. A date up to the last update is past, even
 * if the service updated the entity after the page was opened. A date and the action that caused it are one moment.
 * @param opened epoch milliseconds at which the page was opened
 */
export const timelineOf = (
  { dates, lastUpdateDate = null, dropped = [], deeds = [] }: EntityDates,
  opened: number,
): Timeline => {
  const now = Math.max(opened, lastUpdateDate === null ? 0 : instant(lastUpdateDate));
  const outlookOf = (field: string, at: string): Outlook => {
    if (instant(at) <= now) return 'past';
    return dropped.includes(field) ? 'dropped' : 'expected';
  };
  const moments: TimelineMoment[] = [];
  const absent: string[] = [];
  const apart = new Set(deeds);
  for (const date of dates) {
    const { field, label, at, by = null } = date;
    const deed = deedOf(date, deeds);
    if (deed) apart.delete(deed);
    if (at === null) absent.push(label);
    else
      moments.push({
        field,
        label,
        at,
        outlook: outlookOf(field, at),
        by: by ?? deed?.by ?? null,
        why: deed?.why ?? null,
      });
  }
  for (const { id, label, at, why } of apart) moments.push({ field: id, label, at, outlook: 'past', by: null, why });
  return { moments: moments.sort((a, b) => instant(a.at) - instant(b.at)), absent };
};
