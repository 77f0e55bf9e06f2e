import Download from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { activityTexts } from '@/domain/activity';
import { useKnownRecords } from '@/domain/activity/use-known-records';
import { useApolloClient } from '@/shared/apollo';
import type { ActivityFilter } from '@/shared/apollo/schema-types.generated';
import { downloadFile, downloadTexts } from '@/shared/download';
import { EmptyState } from '@/shared/feedback';
import { iconWhenNarrow } from '@/shared/icon-when-narrow';
import { FilterForm, ListResults, ListScreen, StatusToggles, useFilteredList, useListPage } from '@/shared/list';
import { useSettings } from '@/shared/settings';
import { DownloadActivityDocument, useActivitiesPageQuery } from './ActivitiesPage.generated';
import { activityList, kindChoices } from './activity-list';
import { activityView } from './activity-view';
import { activitiesTexts as texts } from './activity.texts';

/** Button that downloads all matching events as one file. */
const DownloadAll = ({ filter }: { readonly filter: ActivityFilter }) => {
  const client = useApolloClient();
  const [preparing, setPreparing] = useState(false);
  const run = async () => {
    setPreparing(true);
    await downloadFile(() => client.mutate({ mutation: DownloadActivityDocument, variables: { filter } }));
    setPreparing(false);
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Download />}
      aria-busy={preparing}
      aria-label={preparing ? downloadTexts.preparing : texts.download}
      sx={iconWhenNarrow}
      onClick={() => {
        if (!preparing) void run();
      }}
    >
      <span>{preparing ? downloadTexts.preparing : texts.download}</span>
    </Button>
  );
};

const Search = () => {
  const list = useFilteredList(activityList);
  const { paging, state, change } = list;
  // only notes have words: a search for words shows notes, whatever kind the person chose
  const kind = state.note === '' ? state.kind : 'NOTE';
  const filter = { ...list.filter, kind };
  const query = useActivitiesPageQuery({ variables: { filter, page: paging.page, limit: paging.limit } });
  const page = useListPage(query, list);
  const { rows } = page.content;
  const records = useKnownRecords(rows);
  const content = { ...page.content, rows: rows.map((row) => ({ ...row, known: records.get(row.ids[0] ?? '') })) };
  return (
    <ListScreen
      views={
        <StatusToggles
          label={texts.kind}
          status={kind}
          choices={kindChoices}
          onChange={(chosen) => change({ kind: chosen, ...(chosen !== 'NOTE' && { note: '' }) })}
        />
      }
      tools={<DownloadAll filter={filter} />}
    >
      <FilterForm list={list} />
      <ListResults texts={texts} list={list} page={{ ...page, content }} view={activityView} />
    </ListScreen>
  );
};

/** Page that searches the activity of all people, or says that the installation stores no activity. */
export const ActivitiesPage = () =>
  useSettings().activity ? (
    <Search />
  ) : (
    <ListScreen>
      <EmptyState title={activityTexts.notKept}>{activityTexts.notKeptHint}</EmptyState>
    </ListScreen>
  );
