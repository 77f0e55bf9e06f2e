import { QueueMarks, useWaiting } from '@/domain/record-take';
import Search from '@mui/icons-material/SearchRounded';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ExportMenu, ExportSelection } from '@/features/export';
import { ListWithActions } from '@/shared/bulk';
import { FilterForm, ListScreen, useFilteredList, useListPage, useListSum } from '@/shared/list';
import { usePolling } from '@/shared/polling';
import { distributionActions, partActions, distributionBulk } from './actions/distribution.actions';
import { DistributionPanel } from './detail/DistributionPanel';
import { detailTexts, distributionsTexts as texts } from './distribution.texts';
import { askedList, distributionList, isPaymentId } from './list/distribution-list';
import { distributionExport } from './list/distribution-export';
import { distributionView, reasonView } from './list/distribution-view';
import { FailedReasons } from './list/FailedReasons';
import { DistributionSumDocument } from './list/DistributionSum.generated';
import { useDistributionsPageQuery } from './list/DistributionsPage.generated';
import { DistributionsWaitingDocument } from './list/DistributionsWaiting.generated';
import { StatusChips, StatusTabs } from './list/StatusTabs';
import { SummaryCards } from './list/SummaryCards';

/** Polling interval in milliseconds, while a distribution is in process. */
const EVERY_MS = 5_000;

const useDistributionsList = () => askedList(useFilteredList(distributionList));

/** Returns the fields of the form without the search box, which a person may hide (B124). */
const withoutSearch = ({ form }: ReturnType<typeof useDistributionsList>) =>
  form.fields.filter(({ field }) => field.kind !== 'search');

interface TypeToggleProps {
  readonly isScheduled: boolean;
  readonly onChange: (isScheduled: boolean) => void;
}

const TypeToggle = ({ isScheduled, onChange }: TypeToggleProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={texts.kinds}
    value={isScheduled ? 'scheduled' : 'plain'}
    onChange={(_event, chosen: string | null) => {
      if (chosen !== null) onChange(chosen === 'scheduled');
    }}
    sx={{ order: { xs: 1, sm: 0 }, '& > button': { px: 1 } }}
  >
    <ToggleButton value="plain">{texts.title}</ToggleButton>
    <ToggleButton value="scheduled">{texts.scheduled}</ToggleButton>
  </ToggleButtonGroup>
);

/** Text that states whether the search is a payment id or a signature (CON-18). */
const SearchMeaning = ({ text }: { readonly text: string }) =>
  text !== '' && (
    <Typography variant="body2" color="textSecondary" role="status">
      {isPaymentId(text) ? texts.asPayment : texts.asCollector}
    </Typography>
  );

/** Texts of a list whose only filter is a payment id. */
const ofPaymentTexts = { ...texts, emptyHint: texts.emptyOfPayment };

/** Page that searches distributions, with a panel for the open one: `/distribucion` (B122-B126). */
export const DistributionsPage = () => {
  const list = useDistributionsList();
  const { state, change, paging, filter } = list;
  const query = useDistributionsPageQuery({ variables: { filter, ...paging } });
  const page = useListPage(query, list);
  const sum = useListSum(DistributionSumDocument, list, page);
  const waiting = useWaiting('Distribution', DistributionsWaitingDocument, list, page);
  const [changes, setChanges] = useState(0);
  const [isSearchShown, showSearch] = useState(true);
  const onChanged = () => {
    setChanges(changes + 1);
    page.refetch();
  };
  const actions = distributionActions.usePageActions({ onChanged });
  const bulk = distributionBulk.useBulk({
    list,
    page,
    tools: (selection) => (
      <>
        {state.status === 'ERROR' && <FailedReasons rows={page.content.rows} selection={selection} />}
        <ExportSelection list={list} selection={selection} exported={distributionExport} />
      </>
    ),
  });
  const ofParts = partActions.usePageActions({ onChanged });
  usePolling(
    page.content.rows.some(({ status }) => status === 'IN_PROCESS'),
    EVERY_MS,
    query.refetch,
  );
  const isScheduled = state.type === 'SCHEDULED';
  const statuses = { status: state.status, onChange: (status: typeof state.status) => change({ status }) };
  return (
    <ListScreen
      help="Distribuciones"
      {...(!isScheduled && { views: <StatusTabs {...statuses} waiting={waiting} /> })}
      tools={
        <>
          <TypeToggle
            isScheduled={isScheduled}
            onChange={(scheduled) => change({ type: scheduled ? 'SCHEDULED' : 'NO_SCHEDULED', status: null })}
          />
          <ToggleButton
            size="small"
            value="search"
            selected={isSearchShown}
            aria-expanded={isSearchShown}
            aria-label={texts.freeSearchHint}
            onChange={() => showSearch(!isSearchShown)}
          >
            <Search fontSize="small" />
          </ToggleButton>
          <ExportMenu list={list} page={page} exported={distributionExport} isCompact />
        </>
      }
    >
      <FilterForm
        list={{ ...list, form: { ...list.form, fields: isSearchShown ? list.form.fields : withoutSearch(list) } }}
      />
      <QueueMarks of="Distribution" rows={page.content.rows}>
        <ListWithActions
          texts={isPaymentId(state.text) ? ofPaymentTexts : texts}
          list={list}
          page={page}
          sum={sum}
          view={state.status === 'ERROR' || state.status === 'REJECTED' ? reasonView : distributionView}
          lead={
            <>
              {!isScheduled && <SummaryCards key={changes} />}
              {state.status === 'ERROR' && bulk.selectable ? (
                <FailedReasons rows={page.content.rows} selection={bulk.selectable.selection} />
              ) : (
                <StatusChips {...statuses} isScheduled={isScheduled} />
              )}
              <SearchMeaning text={state.text} />
            </>
          }
          dialog={actions.dialog}
          bulk={bulk}
          detail={{
            title: detailTexts.title,
            contentOf: (id) => (
              <DistributionPanel key={`${id} ${String(changes)}`} id={id} actions={actions} partActions={ofParts} />
            ),
          }}
        />
      </QueueMarks>
      {ofParts.dialog}
    </ListScreen>
  );
};
