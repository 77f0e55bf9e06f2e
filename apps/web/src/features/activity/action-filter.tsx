import { actionNames } from '@backoffice/schema/activity-names';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { choiceFilter } from '@/shared/list';
import { activitiesTexts as texts } from './activity.texts';

interface ActionChoice {
  readonly id: string;
  readonly name: string;
  /** Actions of the audit trail with this name. */
  readonly actions: readonly string[];
}

/**
 * Names of actions without duplicates. Several actions may share a name: withdraws and withdrawals are both rejected.
 */
const choices: readonly ActionChoice[] = [...new Set(Object.values(actionNames))]
  .map((name) => {
    const actions = Object.keys(actionNames).filter((action) => actionNames[action] === name);
    return { id: actions[0] ?? '', name, actions };
  })
  .toSorted((one, other) => one.name.localeCompare(other.name, 'es-AR'));

const byName = choiceFilter({
  parameter: 'accion',
  options: choices,
  invalid: texts.invalid,
  widerLabel: texts.wider,
  variables: (id) => ({ actions: [...(choices.find((choice) => choice.id === id)?.actions ?? [])] }),
});

/** Replaces the action in an address by the first action of the same name. That action is the id of the choice. */
const withFirst = (search: URLSearchParams): URLSearchParams => {
  const given = search.get('accion');
  const choice = choices.find(({ actions }) => actions.some((action) => action.toLowerCase() === given));
  if (!choice) return search;
  const changed = new URLSearchParams(search);
  changed.set('accion', choice.id.toLowerCase());
  return changed;
};

/** Filter by action, found by part of its name. */
export const actionFilter: typeof byName = {
  ...byName,
  read: (search, now) => byName.read(withFirst(search), now),
  invalid: (search) => byName.invalid?.(withFirst(search)),
  field: {
    kind: 'field',
    width: '230px',
    atOnce: true,
    render: ({ value, onChange }) => (
      <Autocomplete
        options={choices}
        value={choices.find(({ id }) => id === value) ?? null}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_event, chosen) => onChange(chosen?.id ?? null)}
        noOptionsText={texts.noAction}
        clearText={texts.allActions}
        renderInput={(input) => <TextField {...input} label={texts.action} placeholder={texts.allActions} />}
      />
    ),
  },
};
