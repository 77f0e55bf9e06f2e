import { useState } from 'react';
import { ChangeDialog } from '@/shared/change';
import { useVisibleColumns } from '@/shared/columns';
import { ChoiceField } from '@/shared/form';
import { exportFormats, type KnownExportFormat } from '../export.kinds';
import { createTexts as texts } from './create.texts';
import { columnNamesOf, type ExportedList } from './list-export';
import { useCreateExport } from './use-create-export';
import { WhatIsExported } from './WhatIsExported';

const formats = exportFormats.map(({ id }) => ({ id, name: id, detail: texts.formats[id] }));

interface ExportDialogProps {
  readonly list: ExportedList;
  /** Format chosen in the menu. */
  readonly format: KnownExportFormat;
  readonly onClose: () => void;
}

/** Dialog that requests an export of all pages of a list, with its current filters and order (PAY-45). */
export const ExportDialog = ({ list, format: opened, onClose }: ExportDialogProps) => {
  const { noun, matching, inputOf } = list;
  const shown = useVisibleColumns(list.key, list.columns);
  const [format, setFormat] = useState(opened);
  const [columns, setColumns] = useState<'list' | 'all'>('list');
  const change = useCreateExport(noun, onClose);
  return (
    <ChangeDialog
      title={texts.title(noun)}
      submit={{
        label: texts.submit,
        valid: matching !== 0,
        run: () => {
          change.submit({ list: inputOf(columns === 'list' ? shown.map(({ field }) => field) : undefined), format });
        },
      }}
      change={change}
      onClose={onClose}
    >
      <WhatIsExported list={list} />
      <ChoiceField label={texts.format} value={format} options={formats} onChange={setFormat} />
      <ChoiceField
        label={texts.columns}
        value={columns}
        options={[
          { id: 'list', name: texts.ofList, detail: columnNamesOf(shown, list) },
          { id: 'all', name: texts.all, detail: texts.allDetail(noun) },
        ]}
        onChange={setColumns}
      />
    </ChangeDialog>
  );
};
