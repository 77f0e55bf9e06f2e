import { operationPermissions } from '@backoffice/schema/permissions';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { useAddressedDialog } from '@/shared/actions';
import { Can, useCan } from '@/shared/auth';
import { lateDialog } from '@/shared/late-code';
import {
  FilterForm,
  ListResults,
  ListScreen,
  SelectionFrame,
  useFilteredList,
  useListPage,
  useSelection,
  type Selection,
} from '@/shared/list';
import { binsTexts as texts } from '../bin.texts';
import { CardLookup } from '../lookup/CardLookup';
import { binList, binViewFor } from './bin-list';
import { useBinsPageQuery, type BinRowFragment } from './BinsPage.generated';

const DeleteBinsDialog = lateDialog(async () => (await import('./DeleteBinsDialog')).DeleteBinsDialog);

const views = { editing: binViewFor(true), reading: binViewFor(false) };

interface SelectedProps {
  readonly selection: Selection<BinRowFragment>;
  readonly onRemove: () => void;
}

/** Maximum number of BINs in one deletion. */
const BINS_OF_DELETION = 100;

/** Bar with the actions on the selected BINs. */
const Selected = ({ selection, onRemove }: SelectedProps) => (
  <SelectionFrame texts={texts} selection={selection}>
    <Button
      size="small"
      variant="outlined"
      color="error"
      disabled={selection.count > BINS_OF_DELETION}
      onClick={onRemove}
    >
      {texts.remove}
    </Button>
  </SelectionFrame>
);

/** Page that searches and deletes BINs, and looks up a card by its first six digits (B111). */
export const BinsPage = () => {
  const list = useFilteredList(binList);
  const { filter, paging } = list;
  const query = useBinsPageQuery({ variables: { filter, ...paging } });
  const page = useListPage(query, list);
  const selection = useSelection({ key: binList.key, content: page.content, variables: { filter, ...paging } });
  const mayEdit = useCan(...operationPermissions['Mutation.updateBin']);
  const mayDeleteOne = useCan(...operationPermissions['Mutation.deleteBin']);
  const mayDelete = useCan(...operationPermissions['Mutation.deleteBins']);
  const { dialog, close } = useAddressedDialog('bin');
  const [chosen, choose] = useState<readonly string[]>([]);
  const removed = dialog?.action === 'remove' && mayDeleteOne ? [dialog.id] : chosen;
  const bar = <Selected selection={selection} onRemove={() => choose(selection.rows.map(({ id }) => id))} />;
  return (
    <>
      <ListScreen
        help="BIN"
        tools={
          <Can anyOf={operationPermissions['Mutation.createBin']}>
            <Button component={Link} to={routes.bin.href('-1')} variant="contained">
              {texts.create}
            </Button>
          </Can>
        }
      >
        <CardLookup />
        <FilterForm list={list} />
        <ListResults
          texts={texts}
          list={list}
          page={page}
          view={mayEdit ? views.editing : views.reading}
          {...(mayDelete ? { selectable: { selection, label: texts.select, selected: texts.selected, bar } } : {})}
        />
      </ListScreen>
      {removed.length > 0 && (
        <DeleteBinsDialog
          key={removed.join(' ')}
          ids={removed}
          onClose={dialog ? close : () => choose([])}
          onDone={page.refetch}
        />
      )}
    </>
  );
};
