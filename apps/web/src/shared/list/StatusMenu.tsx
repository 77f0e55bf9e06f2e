import { ChoiceMenu } from './ChoiceMenu';
import type { Choice } from './filters';
import { filterTexts as texts } from './list.texts';
import { withWaiting, type Waiting } from './waiting';

interface StatusMenuProps<Status extends string> {
  /** Chosen status; null for all. */
  readonly status: Status | null;
  /** Choices besides "all", with a divider between groups. */
  readonly groups: readonly (readonly Choice<Status>[])[];
  readonly waiting?: Waiting;
  readonly onChange: (status: Status | null) => void;
}

/** Menu of statuses, of which one or "all" is chosen. */
export const StatusMenu = <Status extends string>({ status, groups, waiting, onChange }: StatusMenuProps<Status>) => {
  const all = { id: null, name: texts.allStatuses };
  const shown = groups.flat().find(({ id }) => id === status) ?? all;
  const choiceOf = ({ id, name }: { readonly id: Status | null; readonly name: string }) => ({
    key: id ?? 'all',
    ...withWaiting(name, id ?? 'all', waiting),
    isChosen: id === status,
    choose: () => onChange(id),
  });
  return (
    <ChoiceMenu
      label={`${texts.status}: ${shown.name}`}
      groups={[[choiceOf(all)], ...groups.map((group) => group.map(choiceOf))]}
      button={{ variant: 'outlined' }}
    />
  );
};
