/** Lowest and highest value of a field. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

const bounds = [
  { least: 0, most: 59 },
  { least: 0, most: 23 },
  { least: 1, most: 31 },
  { least: 1, most: 12 },
  { least: 0, most: 7 },
] as const satisfies readonly Bounds[];

/** Maximum days of each month, with the 29th of February. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const upTo = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_none, at) => from + at * step);

/** Expands a field: numbers, ranges and steps, separated by commas. Undefined for an invalid field. */
const valuesOf = (field: string, { least, most }: Bounds): readonly number[] | undefined => {
  const values = field.split(',').flatMap((part) => {
    const [, all, first, last, step] = /^(?:(\*)|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part) ?? [];
    if (all === undefined && first === undefined) return [Number.NaN];
    const from = all ? least : Number(first);
    const to = last === undefined ? (all || step ? most : from) : Number(last);
    return to < from || Number(step ?? 1) < 1 ? [Number.NaN] : upTo(from, to, Number(step ?? 1));
  });
  return values.every((value) => value >= least && value <= most) ? values : undefined;
};

/** Returns true for a valid expression of five fields that runs at all, and at most once an hour. */
export const isHourlyCron = (text: string): boolean => {
  const fields = text.split(/\s+/);
  if (fields.length !== bounds.length) return false;
  const [minutes, hours, days, months, weekdays] = bounds.map((each, at) => valuesOf(fields[at] ?? '', each));
  if (!minutes || !hours || !days || !months || !weekdays || minutes.length !== 1) return false;
  // every month has each weekday, but not each day of the month
  return fields[4] !== '*' || months.some((month) => days.some((day) => day <= (DAYS[month - 1] ?? 0)));
};
