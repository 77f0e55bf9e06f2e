import type { ComponentProps, ReactNode } from 'react';
import { HelpMark } from '@/shared/help';
import { FilterForm, ListScreen, StatusToggles } from '@/shared/list';
import type { Place } from './place';

interface StatusListProps<Status extends string> extends Required<
  Pick<ComponentProps<typeof StatusToggles<Status>>, 'choices' | 'waiting'>
> {
  readonly place: Place;
  /** Title of the topic of the help that explains its statuses. */
  readonly help: string;
  /** Line that describes the content of the list. Views do not set it: their page does. */
  readonly about?: string;
  readonly list: ComponentProps<typeof FilterForm>['list'] & {
    readonly state: { readonly status: Status | null };
    readonly change: (chosen: { readonly status: Status | null }) => void;
  };
  /** Buttons beside the statuses. */
  readonly tools?: ReactNode;
  /**
   * Renders the rows.
   * @param lead statuses and buttons for the line of the total; undefined if the title has them
   */
  readonly children: (lead: ReactNode) => ReactNode;
}

/**
 * List with statuses, filters and rows. A screen of its own has the statuses beside its title; a view has them in the
 * line of its total.
 */
export const StatusList = <Status extends string>({
  place,
  help,
  about,
  list,
  choices,
  waiting,
  tools,
  children,
}: StatusListProps<Status>) => {
  const statuses = (
    <StatusToggles
      status={list.state.status}
      choices={choices}
      waiting={waiting}
      onChange={(status) => list.change({ status })}
    />
  );
  const form = <FilterForm list={list} />;
  if (place === 'own')
    return (
      <ListScreen help={help} about={about} views={statuses} tools={tools}>
        {form}
        {children(undefined)}
      </ListScreen>
    );
  return (
    <>
      {form}
      {children(
        <>
          {statuses}
          <HelpMark of={help} />
          {tools}
        </>,
      )}
    </>
  );
};
