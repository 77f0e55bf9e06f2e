import { columnProblem, readCodes, visibleText, writeCodes } from '@backoffice/validators';
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
import { withWaiting, type Waiting } from './waiting';

/** Chip of an active filter. */
export interface FilterChip {
  readonly id: string;
  readonly label: string;
  /** True when the chip shows more than the form field, for example the days of a relative period. */
  readonly saysMore?: boolean;
  /** True when toggle buttons of the list show the filter already. */
  readonly isShown?: boolean;
  /** Removes the filter. Absent for a filter that is always active, such as the period. */
  readonly onRemove?: () => void;
}

/** Properties of a form field. */
export interface FieldProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Numbers beside the options of a status. */
  readonly waiting?: Waiting | undefined;
}

/** Place of a filter in the form: the search box, or its own field. */
export type FilterField<Value> =
  | {
      readonly kind: 'search';
      readonly hint: string;
      /** Debounce in milliseconds after the last key. Without it, only the button submits the form. */
      readonly delayMs?: number;
    }
  | {
      readonly kind: 'field';
      /** CSS width where all fields fit into one row. */
      readonly width: string;
      readonly render: (props: FieldProps<Value>) => ReactNode;
      /** True for a field whose change submits the form at once; other fields wait for the button. */
      readonly atOnce?: boolean;
      /** Returns the problem of a value, which prevents the submit; undefined when there is none. */
      readonly problemOf?: (value: Value) => string | undefined;
    };

/** Filter value that finds more rows, with its label. */
export interface Widening<Value> {
  readonly label: string;
  readonly value: Value;
}

/** Filter of a list: its values, address parameter, chip, form field and part of the query. */
export interface Filter<Value, Variables extends object> {
  /** Returns the value after all filters are cleared: the inactive one, or the default of some filters. */
  readonly empty: (now: Date) => Value;
  /** Reads the value from the address; an invalid one counts as absent. */
  readonly read: (search: URLSearchParams, now: Date) => Value;
  /** Writes the value to the address. An inactive one is left out, unless the filter has a default. */
  readonly write: (search: URLSearchParams, value: Value) => void;
  /**
   * Hook that completes the value of the address with data of the gateway, for example a collector's name. At most one
   * filter of a list has it.
   */
  readonly useKnown?: (value: Value) => Value;
  /** Returns the message about an invalid value; undefined when the address has none. */
  readonly invalid?: (search: URLSearchParams) => string | undefined;
  /** Returns the chip of the active filter. Without `without` it cannot be removed. */
  readonly chip: (
    value: Value,
    now: Date,
  ) => (Pick<FilterChip, 'label' | 'saysMore' | 'isShown'> & { readonly without?: () => Value }) | undefined;
  /** True for a filter whose chip is first, such as one with a default. */
  readonly leads?: boolean;
  /** Returns a wider value for an empty list to offer; undefined when there is none. */
  readonly wider?: (value: Value, now: Date) => Widening<Value> | undefined;
  /** Offer to search the text of the search box, which found nothing, with this filter. Only for a filter by a text. */
  readonly fromText?: { readonly label: string; readonly takes: (text: string) => boolean };
  /** Returns the filter's part of the query's filter argument. */
  readonly variables: (value: Value, now: Date) => Variables;
  readonly field?: FilterField<Value>;
  /** True for the filter that takes a column of codes pasted into the search box. */
  readonly takesColumn?: boolean;
}

const PARAMETER_OF_CODES = 'codigos';

const codesIn = (search: URLSearchParams): readonly string[] => readCodes(search.get(PARAMETER_OF_CODES) ?? '');

/** Filter by any of many codes, from a column that is pasted into the search box. */
export const codesFilter: Filter<readonly string[], { codes?: readonly string[] }> = {
  empty: () => [],
  read: (search) => {
    const codes = codesIn(search);
    return columnProblem(codes) === undefined ? codes : [];
  },
  write: (search, codes) => {
    if (codes.length > 0) search.set(PARAMETER_OF_CODES, writeCodes(codes));
  },
  invalid: (search) => {
    const problem = columnProblem(codesIn(search));
    return problem && filterTexts.invalidCodes(problem);
  },
  chip: (codes) => (codes.length === 0 ? undefined : { label: filterTexts.codes(codes.length), without: () => [] }),
  variables: (codes) => (codes.length === 0 ? {} : { codes }),
  takesColumn: true,
};

/** Creates a filter by a text, without a form field: only the address sets it. */
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

/**
 * Creates the filter of the search box.
 * @param hint text about the searchable fields
 * @param delayMs debounce in milliseconds, for a search that runs while the person types
 */
export const searchFilter = (hint: string, delayMs?: number): Filter<string, { search?: string }> => ({
  ...textFilter('q', filterTexts.searched, (search) => ({ search })),
  field: { kind: 'search', hint, ...(delayMs === undefined ? {} : { delayMs }) },
});

/** Option of a choice. */
export interface Choice<Id extends string | number> {
  readonly id: Id;
  readonly name: string;
  /** Value in the address; by default, the identifier in lower case. */
  readonly code?: string;
}

interface SelectFieldProps<Id extends string | number> extends FieldProps<Id | null> {
  readonly label: string;
  /** Label of the option "all", whose value is null. */
  readonly allLabel: string;
  readonly options: readonly Choice<Id>[];
}

/** Select field for one option, or all. */
export const SelectField = <Id extends string | number>({
  label,
  value,
  allLabel,
  options,
  waiting,
  onChange,
}: SelectFieldProps<Id>) => (
  <TextField
    select
    label={label}
    value={value === null ? '' : String(value)}
    onChange={({ target }) => {
      onChange(options.find(({ id }) => String(id) === target.value)?.id ?? null);
    }}
    slotProps={{
      select: { displayEmpty: true, renderValue: () => options.find(({ id }) => id === value)?.name ?? allLabel },
    }}
  >
    <MenuItem value="">{allLabel}</MenuItem>
    {options.map(({ id, name }) => {
      const shown = withWaiting(name, String(id), waiting);
      return (
        <MenuItem key={id} value={String(id)} title={shown.title}>
          {shown.name}
        </MenuItem>
      );
    })}
  </TextField>
);

interface ChoiceOptions<Id extends string | number, Variables extends object> {
  /** Name of the parameter in the address. */
  readonly parameter: string;
  readonly options: readonly Choice<Id>[];
  /** Returns the message about an invalid value. */
  readonly invalid: (text: string) => string;
  readonly variables: (value: NoInfer<Id>) => Variables;
  /** Returns the label of the chip; by default, the name of the option. */
  readonly chipLabel?: (name: string) => string;
  /** Label of the offer to search with all values. */
  readonly widerLabel: string;
  /** Value when the address has none. The address then has `todos` while the filter is off. */
  readonly default?: NoInfer<Id>;
  /** True when clearing the filters restores the default instead of all values. */
  readonly clearsToDefault?: boolean;
  /** True when toggle buttons of the list show the chosen option. */
  readonly isShown?: boolean;
  /** Form field; without it the filter is chosen elsewhere on the screen. */
  readonly field?: { readonly label: string; readonly allLabel: string; readonly width: string };
}

/** Value of a parameter that turns off a filter with a default. */
const ALL = 'todos';

/** Creates a filter by one option, or by all (null). */
export const choiceFilter = <Id extends string | number, Variables extends object>({
  parameter,
  options,
  invalid,
  variables,
  chipLabel = (name) => name,
  widerLabel,
  default: byDefault,
  clearsToDefault = false,
  isShown = false,
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
      return option && { label: chipLabel(option.name), isShown, without: () => null };
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
  /** Default relative period; without it and `initialOf`, the current month. */
  readonly initial?: RelativePeriod;
  /** Returns the default period, when it is not a relative one. */
  readonly initialOf?: (now: Date) => Period;
  /** Formats a day in the field; by default, as `periodLabel` does. */
  readonly dayText?: (day: string) => string;
  /** Returns the first and last day that can be chosen. */
  readonly boundsOf?: (now: Date) => Period;
}

/**
 * Creates the filter by period, which is always active. Its default is the current month unless another is given
 * (A209).
 */
export const periodFilter = ({
  width,
  initial,
  initialOf = (now) => monthRange(currentMonth(now)),
  dayText,
  boundsOf,
}: PeriodOptions): Omit<Filter<ChosenPeriod, { period: Period }>, 'useKnown'> => {
  const daysAtFirst = (now: Date): ChosenPeriod => initial ?? initialOf(now);
  /** Reads the period of an address; undefined when it is invalid or completely out of bounds. */
  const periodIn = (text: string, now: Date): ChosenPeriod | undefined => {
    const period = readPeriod(text);
    const bounds = boundsOf?.(now);
    if (!period || !bounds) return period;
    const { from, to } = daysOf(period, now);
    return to < bounds.from || from > bounds.to ? undefined : period;
  };
  return {
    empty: daysAtFirst,
    read: (search, now) => periodIn(search.get('period') ?? '', now) ?? daysAtFirst(now),
    write: (search, period) => {
      search.set('period', writePeriod(period));
    },
    invalid: (search) => {
      const text = search.get('period');
      return text === null || periodIn(text, new Date()) ? undefined : periodTexts.invalid(text);
    },
    chip: (period, now) => ({ label: chosenPeriodLabel(period, now), saysMore: typeof period === 'string' }),
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
