import { operationPermissions } from '@backoffice/schema/permissions';
import { useState } from 'react';
import { useCan } from '@/shared/auth';
import { BulkButton } from '@/shared/bulk';
import { lateDialog } from '@/shared/late-code';
import type { Selection } from '@/shared/list';
import { createTexts as texts } from './create.texts';
import { listToExport, type ListExport, type ListToExport } from './list-export';

/** Lazily loaded with the first request for an export. */
const ExportDialog = lateDialog(async () => (await import('./ExportDialog')).ExportDialog);

interface ExportSelectionProps<Filter, Field extends string, Column extends string> {
  readonly list: ListToExport<Filter, Field>;
  readonly selection: Pick<Selection<{ readonly id: string }>, 'rows' | 'count' | 'matching'>;
  readonly exported: ListExport<Filter, Field, Column>;
}

/** Returns the list reduced to its selected rows, or the list itself if all matching rows are selected. */
const selectedList = <Filter, Field extends string, Column extends string>({
  list,
  selection: { rows, matching },
  exported,
}: ExportSelectionProps<Filter, Field, Column>): ListToExport<Filter, Field> =>
  matching
    ? list
    : {
        ...list,
        filter: exported.filterOf(rows.map(({ id }) => id)),
        chips: [{ id: 'selection', label: texts.selection }],
      };

/** Maximum number of ids in a filter, as in the schema. */
const NAMED = 100;

const refusalOf = ({ matching, rows }: Pick<Selection<unknown>, 'rows' | 'matching'>): string | undefined => {
  if (matching) return matching.except.length > 0 ? texts.leavesOut : undefined;
  return rows.length > NAMED ? texts.tooMany(NAMED) : undefined;
};

/**
 * Button that exports the selected rows, for people who may request an export. It is disabled for too many rows, and
 * for "all except some", which a filter cannot express.
 */
export const ExportSelection = <Filter, Field extends string, Column extends string>(
  props: ExportSelectionProps<Filter, Field, Column>,
) => {
  const { selection, exported } = props;
  const [open, setOpen] = useState(false);
  const mayExport = useCan(...operationPermissions['Mutation.createExport']);
  if (!mayExport) return null;
  const refusal = refusalOf(selection);
  return (
    <>
      <BulkButton
        label={texts.exportSelection}
        enabled={refusal === undefined}
        reason={refusal}
        onClick={() => setOpen(true)}
      />
      {open && (
        <ExportDialog
          list={listToExport(exported, selectedList(props), selection.count)}
          format="XLSX"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
