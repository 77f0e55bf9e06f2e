const day = 24 * 3_600_000;
/** A destination that changed within so many days is shown before money goes to it. */
const recentDays = 7;

/** Days since a recent change; undefined when it is longer ago, or nobody knows. */
export const recentChange = (changedDate: string | null, now: Date): number | undefined => {
  const days = changedDate === null ? Number.NaN : Math.floor((now.getTime() - Date.parse(changedDate)) / day);
  return days <= recentDays ? Math.max(0, days) : undefined;
};
