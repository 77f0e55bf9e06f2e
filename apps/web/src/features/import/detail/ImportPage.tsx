import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { ActivitySection, DatesSection } from '@/domain/activity';
import { NotesSection } from '@/domain/note';
import { TakenPart } from '@/domain/record-take';
import { routes } from '@/domain/routes';
import { offerOf, reloadAction } from '@/shared/actions';
import { useScreenTitle } from '@/shared/auth';
import { queryState, useApolloClient } from '@/shared/apollo';
import { datesOf, DetailHeader, DetailPlaceholder } from '@/shared/detail';
import { money } from '@/shared/format';
import { usePolling } from '@/shared/polling';
import { ChangedBanner } from '@/shared/versions';
import { importActions } from '../actions/import.actions';
import { ImportStatusChip } from '../import.status';
import { importTexts as texts } from '../import.texts';
import { ImportBanners, ImportSummary } from './ImportSummary';
import { ImportRows } from './ImportRows';
import {
  ImportCurrentVersionDocument,
  ImportRowsDocument,
  useImportPageQuery,
  type ImportDetailFragment,
} from './ImportPage.generated';
import { workOf } from './import-work';

/** Polling interval in milliseconds, while the service works on the import. */
const EVERY_MS = 1_500;

const toImports = { to: routes.imports.path, label: texts.back } as const;
const missing = {
  title: texts.notFound,
  detail: texts.notFoundDetail,
  to: routes.imports.path,
  link: texts.back,
} as const;

/** Returns the dates of an import. The contract does not name the person who requested it. */
const stepsOf = (given: ImportDetailFragment) =>
  datesOf(
    {
      requestDate: texts.requestDate,
      processDate: texts.processDate,
      approvedDate: texts.approvedDate,
      cancelDate: texts.cancelDate,
    },
    given,
    { approvedDate: ['approveImport'], cancelDate: ['cancelImport'] },
  );

/** Layout of summary and dates, in two columns where there is room. */
const summaryAndDates = {
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(320px, 380px)' },
  alignItems: 'start',
  gap: 2,
  '@media print': { display: 'block' },
} as const;

interface LoadedImportProps {
  readonly given: ImportDetailFragment;
  readonly reloading: boolean;
  /** Loads the import and its shown rows again. */
  readonly reload: () => Promise<unknown>;
}

const LoadedImport = ({ given, reloading, reload }: LoadedImportProps) => {
  const title = useScreenTitle();
  const { offered, dialog } = importActions.usePageActions({ id: given.id, onChanged: () => void reload() });
  const own = offered(given);
  const approval = offerOf(own, 'approve');
  const approve = approval?.refusal === undefined ? approval : undefined;
  const actions = [...own, reloadAction(texts.reload, () => void reload())];
  const isWorking = workOf(given) !== undefined;
  usePolling(isWorking, EVERY_MS, reload);
  return (
    <>
      <DetailHeader
        title={title}
        documentTitle={texts.titleOf(given.fileName ?? given.id)}
        back={toImports}
        entity={{
          what: money(given.totalAmount, given.currencyId),
          who: given.fileName,
          status: <ImportStatusChip of={given} />,
        }}
        toolbar={{ label: texts.actions, actions }}
        taken={<TakenPart of="Import" id={given.id} status={given.status} />}
        reloading={reloading}
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 2, flex: 1, minHeight: 0 }}>
        {!isWorking && (
          <ChangedBanner query={ImportCurrentVersionDocument} shown={given} onShow={() => void reload()} />
        )}
        <ImportBanners given={given} onApprove={approve && 'run' in approve.effect ? approve.effect.run : undefined} />
        <Box sx={summaryAndDates}>
          <ImportSummary given={given} />
          <DatesSection of="Import" id={given.id} version={given.version} dates={stepsOf(given)} inSummary={false} />
        </Box>
        <NotesSection of="Import" id={given.id} />
        <ImportRows id={given.id} />
        <ActivitySection of="Import" id={given.id} />
      </Box>
      {dialog}
    </>
  );
};

const ImportScreen = ({ id }: { readonly id: string }) => {
  const title = useScreenTitle();
  const client = useApolloClient();
  const query = useImportPageQuery({ variables: { id }, notifyOnNetworkStatusChange: true });
  const given = query.data?.import;
  if (!given)
    return (
      <DetailPlaceholder
        title={title}
        back={toImports}
        query={queryState(query)}
        missing={missing}
        failed={texts.failed}
      />
    );
  const reload = async () => {
    const answer = await query.refetch();
    // the rows are read after the import: once the import is complete, its rows must be complete too
    await client.refetchQueries({ include: [ImportRowsDocument] });
    return answer;
  };
  return <LoadedImport given={given} reloading={query.loading} reload={reload} />;
};

/** Page of an import: `/importacion/{id}` (B34). */
export const ImportPage = () => {
  const { id = '' } = useParams();
  // the key resets all state for another import
  return <ImportScreen key={id} id={id} />;
};
