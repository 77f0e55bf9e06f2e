import { routes } from '@/domain/routes';
import { operationPermissions } from '@backoffice/schema/permissions';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAddressedDialog } from '@/shared/actions';
import { Can, useCan } from '@/shared/auth';
import { FilterForm, ListResults, ListScreen, useFilteredList, useListPage } from '@/shared/list';
import { payerReferencesTexts as texts } from '../payer-reference.texts';
import { DeleteByCollectorDialog } from './DeleteByCollectorDialog';
import { usePayerReferencesPageQuery } from './PayerReferencesPage.generated';
import { referenceList, referenceViews } from './reference-list';
import { DeleteReferenceDialog, EditReferenceDialog } from './ReferenceDialogs';

interface ReferenceDialogProps {
  readonly action: string | undefined;
  readonly id: string | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Edit or delete dialog that the address names, if the person has the permission of its mutation. */
const ReferenceDialog = ({ action, id, ...handlers }: ReferenceDialogProps) => {
  const mayEdit = useCan(...operationPermissions['Mutation.updatePayerReference']);
  const mayDelete = useCan(...operationPermissions['Mutation.deletePayerReference']);
  if (id === undefined) return null;
  if (action === 'edit' && mayEdit) return <EditReferenceDialog id={id} {...handlers} />;
  if (action === 'remove' && mayDelete) return <DeleteReferenceDialog id={id} {...handlers} />;
  return null;
};

const Tools = ({ onRemoveAll }: { readonly onRemoveAll: () => void }) => (
  <>
    <Can anyOf={operationPermissions['Mutation.deletePayerReferencesByCollector']}>
      <Button variant="outlined" color="inherit" onClick={onRemoveAll}>
        {texts.removeAll.item}
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

/** Page with the list of payer references (B49). */
export const PayerReferencesPage = () => {
  const list = useFilteredList(referenceList);
  const { filter, paging } = list;
  const withCollectors = useCan(...operationPermissions['Query.collector']);
  const query = usePayerReferencesPageQuery({ variables: { filter, ...paging, withCollectors } });
  const page = useListPage(query, list);
  const { dialog, close } = useAddressedDialog('referencia');
  const [isRemovingAll, removeAll] = useState(false);
  const mayAct = useMayAct();
  return (
    <>
      <ListScreen help="Referencia de pagador" tools={<Tools onRemoveAll={() => removeAll(true)} />}>
        <FilterForm list={list} />
        <ListResults
          texts={texts}
          list={list}
          page={page}
          view={mayAct ? referenceViews.acting : referenceViews.reading}
        />
      </ListScreen>
      <ReferenceDialog action={dialog?.action} id={dialog?.id} onClose={() => void close()} onDone={page.refetch} />
      {isRemovingAll && <DeleteByCollectorDialog onClose={() => removeAll(false)} onDone={page.refetch} />}
    </>
  );
};
