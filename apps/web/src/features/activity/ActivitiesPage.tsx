import { activityTexts } from '@/domain/activity';
import { EmptyState } from '@/shared/feedback';
import { FilterForm, ListResults, ListScreen, StatusToggles, useFilteredList, useListPage } from '@/shared/list';
import { useSettings } from '@/shared/settings';
import { useActivitiesPageQuery } from './ActivitiesPage.generated';
import { activityList, kindChoices } from './activity-list';
import { activityView } from './activity-view';
import { activitiesTexts as texts } from './activity.texts';

const Search = () => {
  const list = useFilteredList(activityList);
  const { filter, paging, state, change } = list;
  const query = useActivitiesPageQuery({ variables: { filter, page: paging.page, limit: paging.limit } });
  const page = useListPage(query, list);
  return (
    <>
      <StatusToggles
        label={texts.kind}
        status={state.kind}
        choices={kindChoices}
        onChange={(kind) => change({ kind })}
      />
      <FilterForm list={list} />
      <ListResults texts={texts} list={list} page={page} view={activityView} />
    </>
  );
};

/** The search of everything that people did. */
export const ActivitiesPage = () => (
  <ListScreen>
    {useSettings().activity ? (
      <Search />
    ) : (
      <EmptyState title={activityTexts.notKept}>{activityTexts.notKeptHint}</EmptyState>
    )}
  </ListScreen>
);
