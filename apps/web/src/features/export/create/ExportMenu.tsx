import { operationPermissions } from '@backoffice/schema/permissions';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useCan } from '@/shared/auth';
import { lateDialog } from '@/shared/late-code';
import { exportFormats, type KnownExportFormat } from '../export.kinds';
import { exportsTexts as texts } from '../export.texts';
import { exportedList, type ListExport, type ListToExport } from './list-export';

/** Lazily loaded with the first request for an export. */
const ExportDialog = lateDialog(async () => (await import('./ExportDialog')).ExportDialog);

interface ExportMenuProps<Filter, Field extends string, Column extends string> {
  readonly list: ListToExport<Filter, Field>;
  readonly page: { readonly size: number | undefined };
  readonly exported: ListExport<Filter, Field, Column>;
}

/** Menu with the formats of an export, for people who may request one (PAY-12, PAY-13, PAY-14). */
export const ExportMenu = <Filter, Field extends string, Column extends string>({
  list,
  page,
  exported,
}: ExportMenuProps<Filter, Field, Column>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [format, setFormat] = useState<KnownExportFormat>();
  const mayExport = useCan(...operationPermissions['Mutation.createExport']);
  if (!mayExport) return null;
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        {texts.ask}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {exportFormats.map(({ id }) => (
          <MenuItem
            key={id}
            onClick={() => {
              close();
              setFormat(id);
            }}
          >
            {id}
          </MenuItem>
        ))}
      </Menu>
      {format !== undefined && (
        <ExportDialog
          list={exportedList(exported, list, page.size)}
          format={format}
          onClose={() => setFormat(undefined)}
        />
      )}
    </>
  );
};
