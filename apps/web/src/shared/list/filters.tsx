import { visibleText } from '@backoffice/validators';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { currentMonth, monthRange, type Period } from '@/shared/format';
import { PeriodField } from '@/shared/period';
import {
  chosenPeriodLabel,
  daysOf,
  readPeriod,
  writePeriod,
  type ChosenPeriod,
  type RelativePeriod,
} from '@/shared/period/chosen-period';
import { periodTexts } from '@/shared/period/period.texts';
import { filterTexts } from './list.texts';

/** A filter that is on. */
export interface FilterChip {
  readonly id: string;
  readonly label: string;
  /** Takes the filter off; without it the filter stays: a list always has a period. */
  readonly onRemove?: () => void;
}

/** Value of a field of the form, and the way to change it. */
export interface FieldProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Place of a filter in the form: the search box, or a field of its own. */
export type FilterField<Value> =
  | {
      readonly kind: 'search';
      readonly hint: string;
      /** Milliseconds after the last key until the form is sent by itself; without it, only its button sends it. */
      readonly delayMs?: number;
    }
  | {
      readonly kind: 'field';
      /** Width where there is room for all fields in one row. */
      readonly width: string;
      readonly render: (props: FieldProps<Value>) => ReactNode;
      /** True for what is chosen in one gesture, which sends the form; the others wait for its button. */
      readonly atOnce?: boolean;
      /** Problem of a value; then the form is not sent. */
      readonly problemOf?: (value: Value) => string | undefined;
    };

/** A value of a filter that finds more, and the words that offer it. */
export interface Widening<Value> {
  readonly label: string;
  readonly value: Value;
}

/** One filter of a list: its values, its parameter in the address, its chip, its field, its part of the query. */
export interface Filter<Value, Variables extends object> {
  /** Value that filters nothing, or, of what cannot be taken off, the default. */
  readonly empty: (now: Date) => Value;
  /** Reads the address; a value that does not exist counts as not given. */
  readonly read: (search: URLSearchParams, now: Date) => Value;
  /** Writes the address; what filters nothing is left out. */
  readonly write: (search: URLSearchParams, value: Value) => void;
  /** Gives what the address says as it is known: of what it names, the true name. One filter of a list may have it. */
  readonly useKnown?: (value: Value) => Value;
  /** Words for a value that does not exist; undefined when the address says none. */
  readonly invalid?: (search: URLSearchParams) => string | undefined;
  /** Chip of the filter while it is on; without `without` it stays. */
  readonly chip: (value: Value, now: Date) => { readonly label: string; readonly without?: () => Value } | undefined;
  /** True for a filter that is on without being chosen: its chip stands first. */
  readonly leads?: boolean;
  /** Value that an empty list offers instead of this one; undefined where nothing wider helps. */
  readonly wider?: (value: Value, now: Date) => Widening<Value> | undefined;
  /** Part of the query's filter argument. */
  readonly variables: (value: Value, now: Date) => Variables;
  readonly field?: FilterField<Value>;
}

/** Creates a filter by a text that the address alone sets. */
export const textFilter = <Variables extends object>(
  parameter: string,
  labelOf: (text: string) => string,
  variables: (text: string) => Variables,
): Filter<string, Partial<Variables>> => ({
  empty: () => '',
  read: (search) => visibleText(search.get(parameter) ?? ''),
  write: (search, text) => {
    if (text !== '') search.set(parameter, text);
  },
  chip: (text) => (text === '' ? undefined : { label: labelOf(text), without: () => '' }),
  variables: (text) => (text === '' ? {} : variables(text)),
});

/** Creates the search box of a list. @param hint what it finds @param delayMs for a search that runs as one types */
export const searchFilter = (hint: string, delayMs?: number): Filter<string, { search?: string }> => ({
  ...textFilter('q', filterTexts.searched, (search) => ({ search })),
  field: { kind: 'search', hint, ...(delayMs === undefined ? {} : { delayMs }) },
});

/** A value to choose. */
export interface Choice<Id extends string | number> {
  readonly id: Id;
  readonly name: string;
  /** The value as the address names it; without it, the identifier in lower case. */
  readonly code?: string;
}

interface SelectFieldProps<Id extends string | number> extends FieldProps<Id | null> {
  readonly label: string;
  /** Name of the choice of all values, which is null. */
  readonly allLabel: string;
  readonly options: readonly Choice<Id>[];
}

/** A field of which one value is chosen, or all. */
export const SelectField = <Id extends string | number>({
  label,
  value,
  allLabel,
  options,
  onChange,
}: SelectFieldProps<Id>) => (
  <TextField
    select
    label={label}
    value={value === null ? '' : String(value)}
    onChange={({ target }) => {
      onChange(options.find(({ id }) => String(id) === target.value)?.id ?? null);
    }}
    slotProps={{ select: { displayEmpty: true } }}
  >
    <MenuItem value="">{allLabel}</MenuItem>
    {options.map(({ id, name }) => (
      <MenuItem key={id} value={String(id)}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

interface ChoiceOptions<Id extends string | number, Variables extends object> {
  /** Name of the parameter in the address. */
  readonly parameter: string;
  readonly options: readonly Choice<Id>[];
  /** Words for a value that does not exist. */
  readonly invalid: (text: string) => string;
  readonly variables: (value: NoInfer<Id>) => Variables;
  /** Text of the chip; without it, the name of the choice. */
  readonly chipLabel?: (name: string) => string;
  /** Words that offer all values where one finds nothing. */
  readonly widerLabel: string;
  /** Value when the address says none; then the address names `todos` when the filter is off. */
  readonly default?: NoInfer<Id>;
  /** Has the filters cleared end at the default, where nobody would look for all. */
  readonly clearsToDefault?: boolean;
  /** Its field in the form; without it the filter is chosen elsewhere on the screen. */
  readonly field?: { readonly label: string; readonly allLabel: string; readonly width: string };
}

/** Value of a parameter that says: not filtered, although the list filters by default. */
const ALL = 'todos';

/** Creates a filter of which one value is chosen, or all (null). */
export const choiceFilter = <Id extends string | number, Variables extends object>({
  parameter,
  options,
  invalid,
  variables,
  chipLabel = (name) => name,
  widerLabel,
  default: byDefault,
  clearsToDefault = false,
  field,
}: ChoiceOptions<Id, Variables>): Filter<Id | null, Partial<Variables>> => {
  const codeOf = ({ id, code = String(id).toLowerCase() }: Choice<Id>): string => code;
  const find = (value: Id | null) => options.find(({ id }) => id === value);
  const named = (text: string): Id | undefined => options.find((option) => codeOf(option) === text)?.id;
  return {
    empty: () => (clearsToDefault ? (byDefault ?? null) : null),
    read: (search) => {
      const text = search.get(parameter) ?? '';
      if (byDefault !== undefined && text === ALL) return null;
      return named(text) ?? byDefault ?? null;
    },
    write: (search, value) => {
      const option = find(value);
      if (option) search.set(parameter, codeOf(option));
      else if (byDefault !== undefined) search.set(parameter, ALL);
    },
    invalid: (search) => {
      const text = search.get(parameter);
      const exists = text === null || named(text) !== undefined || (byDefault !== undefined && text === ALL);
      return exists ? undefined : invalid(text);
    },
    chip: (value) => {
      const option = find(value);
      return option && { label: chipLabel(option.name), without: () => null };
    },
    leads: byDefault !== undefined,
    wider: (value) => (value === null ? undefined : { label: widerLabel, value: null }),
    variables: (value) => (value === null ? {} : variables(value)),
    ...(field && {
      field: {
        kind: 'field',
        width: field.width,
        atOnce: true,
        render: (props) => <SelectField {...props} label={field.label} allLabel={field.allLabel} options={options} />,
      },
    }),
  };
};

interface PeriodOptions {
  readonly width: string;
  /** Days unless chosen otherwise; without it the current month. */
  readonly initial?: RelativePeriod;
  /** The same where no words have those days. */
  readonly initialOf?: (now: Date) => Period;
  /** Format of days in the field; without it as everywhere. */
  readonly dayText?: (day: string) => string;
  /** Limits of the days that are offered. */
  readonly boundsOf?: (now: Date) => Period;
}

/** Creates the period of a list, which is never off: the current month unless chosen otherwise (A209). */
export const periodFilter = ({
  width,
  initial,
  initialOf = (now) => monthRange(currentMonth(now)),
  dayText,
  boundsOf,
}: PeriodOptions): Omit<Filter<ChosenPeriod, { period: Period }>, 'useKnown'> => {
  const daysAtFirst = (now: Date): ChosenPeriod => initial ?? initialOf(now);
  return {
    empty: daysAtFirst,
    read: (search, now) => readPeriod(search.get('period') ?? '') ?? daysAtFirst(now),
    write: (search, period) => {
      search.set('period', writePeriod(period));
    },
    invalid: (search) => {
      const text = search.get('period');
      return text === null || readPeriod(text) ? undefined : periodTexts.invalid(text);
    },
    chip: (period, now) => ({ label: chosenPeriodLabel(period, now) }),
    leads: true,
    wider: (period, now) => {
      const days = daysOf(period, now);
      const year = daysOf('ultimos-12-meses', now);
      const covers = days.from <= year.from && days.to >= year.to;
      return covers ? undefined : { label: filterTexts.widerPeriod, value: 'ultimos-12-meses' };
    },
    variables: (period, now) => ({ period: daysOf(period, now) }),
    field: {
      kind: 'field',
      width,
      atOnce: true,
      render: ({ value, onChange }) => (
        <PeriodField
          period={value}
          onChange={onChange}
          dayText={dayText}
          {...(boundsOf ? { bounds: boundsOf(new Date()) } : {})}
        />
      ),
    },
  };
};
