import { operationPermissions } from '@backoffice/schema/permissions';
import Add from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { QueueMarks, useWaiting } from '@/domain/record-take';
import { Can } from '@/shared/auth';
import { ListWithActions } from '@/shared/bulk';
import { FilterForm, ListBody, ListScreen, StatusMenu, useFilteredList, useListPage } from '@/shared/list';
import { usePolling } from '@/shared/polling';
import { taxFormActions } from '../actions/tax-form.actions';
import { useCreateAddress } from '../create/create-address';
import { CreateTaxFormDialog } from '../create/CreateTaxFormDialog';
import { Deadlines } from '../deadlines/Deadlines';
import { taxFormsTexts as texts } from '../tax-form.texts';
import { isUnderWay, taxFormStatuses } from '../tax-form.status';
import { taxFormList } from './tax-form-list';
import { taxFormView } from './tax-form-view';
import { useTaxFormsPageQuery } from './TaxFormsPage.generated';
import { TaxFormsWaitingDocument } from './TaxFormsWaiting.generated';

/** Polling interval in milliseconds, while a file is being created. */
const EVERY_MS = 3_000;

const fills = 'minmax(0, 1fr)';

/** Layout of list and due dates. Side by side, both fill the window; stacked, the page scrolls. */
const besideDeadlines = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: fills, xl: `${fills} 320px` },
  gridTemplateRows: { xs: 'auto minmax(480px, auto)', xl: fills },
  flex: { xs: 'none', xl: 1 },
  minHeight: { xl: 0 },
} as const;

const useTaxFormList = () => useFilteredList(taxFormList);

/**
 * Page that searches tax forms, with the due dates of a month (B96-B98). `/afip/generar` opens the dialog of a new tax
 * form over the page (GAP-29).
 */
export const TaxFormsPage = () => {
  const list = useTaxFormList();
  const { filter, paging, state, change, clear } = list;
  const query = useTaxFormsPageQuery({ variables: { filter, ...paging } });
  const page = useListPage(query, list);
  const waiting = useWaiting('TaxForm', TaxFormsWaitingDocument, list, page);
  const dialog = taxFormActions.usePageDialogs({ onChanged: page.refetch });
  const create = useCreateAddress();
  usePolling(page.content.rows.some(isUnderWay), EVERY_MS, query.refetch);
  return (
    <ListScreen
      title={texts.title}
      help={texts.title}
      tools={
        <>
          <Button color="inherit" onClick={clear}>
            {texts.reset}
          </Button>
          <StatusMenu
            status={state.status}
            groups={[taxFormStatuses.choices]}
            waiting={waiting}
            onChange={(status) => change({ status })}
          />
          <Can anyOf={operationPermissions['Mutation.createTaxForm']}>
            <Button variant="contained" startIcon={<Add />} onClick={() => create.open()}>
              {texts.create}
            </Button>
          </Can>
        </>
      }
    >
      <FilterForm list={list} />
      <Box sx={besideDeadlines}>
        <ListBody>
          <QueueMarks of="TaxForm" rows={page.content.rows}>
            <ListWithActions texts={texts} list={list} page={page} view={taxFormView} dialog={dialog} />
          </QueueMarks>
        </ListBody>
        <Box sx={{ order: { xs: -1, xl: 0 }, minWidth: 0, minHeight: { xl: 0 }, overflowY: { xl: 'auto' } }}>
          <Deadlines onCreate={create.open} />
        </Box>
      </Box>
      {create.about && <CreateTaxFormDialog about={create.about} onClose={create.close} />}
    </ListScreen>
  );
};
