import { visibleText } from '@backoffice/validators';
import { textFilter, type Filter } from './filters';
import { filterTexts } from './list.texts';
import { TypedField } from './TypedField';

interface TypedOptions<Variables extends object> {
  /** Name of the parameter in the address. */
  readonly parameter: string;
  readonly label: string;
  /** Expected format. */
  readonly hint?: string;
  readonly width: string;
  readonly chipLabel: (text: string) => string;
  /** Returns the problem of a text; undefined when there is none. */
  readonly problemOf: (text: string) => string | undefined;
  /**
   * Label of the offer to search the text of the search box, which found nothing, with this filter. Without it, there
   * is no offer.
   */
  readonly fromTextLabel?: string;
  readonly variables: (text: string) => Variables;
}

/** Creates a filter by a text with a required format, for example an amount. */
export const typedFilter = <Variables extends object>({
  parameter,
  label,
  hint,
  width,
  chipLabel,
  problemOf,
  fromTextLabel,
  variables,
}: TypedOptions<Variables>): Filter<string, Partial<Variables>> => {
  const text = textFilter(parameter, chipLabel, variables);
  const problemIn = (typed: string) => {
    const seen = visibleText(typed);
    return seen === '' ? undefined : problemOf(seen);
  };
  return {
    ...text,
    read: (search) => {
      const given = text.read(search, new Date());
      return problemIn(given) === undefined ? given : '';
    },
    write: (search, typed) => {
      text.write(search, visibleText(typed));
    },
    invalid: (search) => {
      const problem = problemIn(search.get(parameter) ?? '');
      return problem && filterTexts.invalidTyped(label, search.get(parameter) ?? '', problem);
    },
    ...(fromTextLabel !== undefined && {
      fromText: { label: fromTextLabel, takes: (typed) => problemIn(typed) === undefined },
    }),
    field: {
      kind: 'field',
      width,
      problemOf: problemIn,
      render: ({ value, onChange }) => (
        <TypedField label={label} hint={hint} value={value} problem={problemIn(value)} onChange={onChange} />
      ),
    },
  };
};
