const timeZone = 'America/Argentina/Buenos_Aires';
const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** Returns the calendar day in Buenos Aires, `2026-11-21`. Days sort as text. */
export const dayOf = (moment: Date): string => {
  const parts = new Map(dayFormat.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year') ?? ''}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`;
};
