const relative = new Intl.RelativeTimeFormat('es-AR', { numeric: 'auto' });

const SECONDS = 60;
const MINUTES = 3_600;
const HOURS = 86_400;

/** Time that has passed since a moment: `hace 2 minutos`. */
export const sinceText = (moment: Date, now: Date): string => {
  const seconds = Math.max(0, Math.round((now.getTime() - moment.getTime()) / 1000));
  if (seconds < SECONDS) return relative.format(-seconds, 'second');
  if (seconds < MINUTES) return relative.format(-Math.floor(seconds / SECONDS), 'minute');
  if (seconds < HOURS) return relative.format(-Math.floor(seconds / MINUTES), 'hour');
  return relative.format(-Math.floor(seconds / HOURS), 'day');
};
