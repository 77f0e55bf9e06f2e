const day = 24 * 3_600_000;
/** Age in whole days up to which a change of a destination is reported. */
const recentDays = 7;

/** Returns the whole days since a recent change. Undefined if it is older, or its date is unknown. */
export const recentChange = (changedDate: string | null, now: Date): number | undefined => {
  const days = changedDate === null ? Number.NaN : Math.floor((now.getTime() - Date.parse(changedDate)) / day);
  return days <= recentDays ? Math.max(0, days) : undefined;
};
