import { operationPermissions } from '@backoffice/schema/permissions';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { OpenActionContext } from '@/shared/actions';
import { Can, useCan } from '@/shared/auth';
import { FilterChips, ListResults, ListScreen, ownerChips, useListPage, useListState } from '@/shared/list';
import { ownerVariables } from '@/shared/list/owner-filters';
import { payerReferencesTexts as texts } from '../payer-reference.texts';
import { DeleteByCollectorDialog } from './DeleteByCollectorDialog';
import { DeleteReferenceDialog } from './DeleteReferenceDialog';
import { EditReferenceDialog } from './EditReferenceDialog';
import { usePayerReferencesPageQuery, type PayerReferenceRowFragment } from './PayerReferencesPage.generated';
import { plainList, referenceListCodec, type ReferenceList } from './reference-list.address';
import { lookedAtView, referenceView } from './reference-view';
import { ReferenceFilters } from './ReferenceFilters';
import { payerReferencesList } from '../payer-reference.feature';

/** The dialog that is open, and the reference that it is about. */
type Asked =
  | { readonly action: 'edit' | 'remove'; readonly reference: PayerReferenceRowFragment }
  | { readonly action: 'removeAll' };

interface DialogsProps {
  readonly asked: Asked | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const Dialogs = ({ asked, ...dialog }: DialogsProps) => {
  switch (asked?.action) {
    case 'edit':
      return <EditReferenceDialog reference={asked.reference} {...dialog} />;
    case 'remove':
      return <DeleteReferenceDialog reference={asked.reference} {...dialog} />;
    case 'removeAll':
      return <DeleteByCollectorDialog {...dialog} />;
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
      <Button component={Link} to={routes.newPayerReference.path} variant="contained">
        {texts.create}
      </Button>
    </Can>
  </>
);

/** The rows of an address; after a change they are asked for again. */
const useReferences = (list: ReferenceList, change: (changed: Partial<ReferenceList>) => void) => {
  const withCollectors = useCan(...operationPermissions['Query.collector']);
  const { page, limit, sort } = list;
  const asked = usePayerReferencesPageQuery({
    variables: { filter: ownerVariables(list), page, limit, sorts: [sort], withCollectors },
  });
  return useListPage(asked, ({ payerReferences }) => payerReferences, list, change);
};

const useMayAct = () =>
  useCan(
    ...operationPermissions['Mutation.updatePayerReference'],
    ...operationPermissions['Mutation.deletePayerReference'],
  );

/** The list of payer references (B49). */
export const PayerReferencesPage = () => {
  const [list, change, shown] = useListState(referenceListCodec, payerReferencesList.key);
  const page = useReferences(list, change);
  const [asked, ask] = useState<Asked>();
  const mayAct = useMayAct();
  const clear = () => {
    change(plainList(list.limit));
  };
  const open = (action: string, { id }: { readonly id: string }) => {
    const reference = page.content.rows.find((row) => row.id === id);
    if (reference && (action === 'edit' || action === 'remove')) ask({ action, reference });
  };
  return (
    <OpenActionContext value={open}>
      <ListScreen title={texts.title} tools={<Tools onRemoveAll={() => ask({ action: 'removeAll' })} />}>
        <ReferenceFilters list={list} onSearch={change} />
        <FilterChips chips={ownerChips(list, change)} onClear={clear} />
        <ListResults
          texts={texts}
          shown={shown}
          page={page}
          view={mayAct ? referenceView : lookedAtView}
          paging={list}
          onPaging={change}
          onClear={clear}
        />
      </ListScreen>
      <Dialogs asked={asked} onClose={() => ask(undefined)} onDone={page.refetch} />
    </OpenActionContext>
  );
};
