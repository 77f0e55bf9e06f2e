import { routes } from '@/domain/routes';
import { operationPermissions } from '@backoffice/schema/permissions';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { OpenActionContext } from '@/shared/actions';
import { Can, useCan } from '@/shared/auth';
import { FilterChips, FilterForm, ListResults, ListScreen, useFilteredList, useListPage } from '@/shared/list';
import { payerReferencesTexts as texts } from '../payer-reference.texts';
import { DeleteByCollectorDialog } from './DeleteByCollectorDialog';
import { usePayerReferencesPageQuery, type PayerReferenceRowFragment } from './PayerReferencesPage.generated';
import { referenceList, referenceViews } from './reference-list';
import { DeleteReferenceDialog, EditReferenceDialog } from './ReferenceDialogs';

/** The dialog that is open, and the reference that it is about. */
type OpenDialog =
  | { readonly action: 'edit' | 'remove'; readonly reference: PayerReferenceRowFragment }
  | { readonly action: 'removeAll' };

interface DialogsProps {
  readonly dialog: OpenDialog | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const Dialogs = ({ dialog, ...handlers }: DialogsProps) => {
  switch (dialog?.action) {
    case 'edit':
      return <EditReferenceDialog reference={dialog.reference} {...handlers} />;
    case 'remove':
      return <DeleteReferenceDialog reference={dialog.reference} {...handlers} />;
    case 'removeAll':
      return <DeleteByCollectorDialog {...handlers} />;
    case undefined:
      return null;
  }
};

const Tools = ({ onRemoveAll }: { readonly onRemoveAll: () => void }) => (
  <>
    <Can anyOf={operationPermissions['Mutation.deletePayerReferencesByCollector']}>
      <Button variant="outlined" color="inherit" onClick={onRemoveAll}>
        {texts.removeAll.title}
      </Button>
    </Can>
    <Can anyOf={operationPermissions['Mutation.createPayerReference']}>
      <Button component={Link} to={routes.newPayerReference.href()} variant="contained">
        {texts.create}
      </Button>
    </Can>
  </>
);

const useMayAct = () =>
  useCan(
    ...operationPermissions['Mutation.updatePayerReference'],
    ...operationPermissions['Mutation.deletePayerReference'],
  );

/** The list of payer references (B49). */
export const PayerReferencesPage = () => {
  const list = useFilteredList(referenceList);
  const { filter, paging } = list;
  const withCollectors = useCan(...operationPermissions['Query.collector']);
  const query = usePayerReferencesPageQuery({ variables: { filter, ...paging, withCollectors } });
  const page = useListPage(query, list);
  const [dialog, setDialog] = useState<OpenDialog>();
  const mayAct = useMayAct();
  const open = (action: string, { id }: { readonly id: string }) => {
    const reference = page.content.rows.find((row) => row.id === id);
    if (reference && (action === 'edit' || action === 'remove')) setDialog({ action, reference });
  };
  return (
    <OpenActionContext value={open}>
      <ListScreen tools={<Tools onRemoveAll={() => setDialog({ action: 'removeAll' })} />}>
        <FilterForm list={list} />
        <FilterChips list={list} />
        <ListResults
          texts={texts}
          list={list}
          page={page}
          view={mayAct ? referenceViews.acting : referenceViews.reading}
        />
      </ListScreen>
      <Dialogs dialog={dialog} onClose={() => setDialog(undefined)} onDone={page.refetch} />
    </OpenActionContext>
  );
};
