import { operationPermissions } from '@backoffice/schema/permissions';
import Download from '@mui/icons-material/DownloadRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { mayOpen, useCan, usePermissions } from '@/shared/auth';
import { lateDialog } from '@/shared/late-code';
import { ExportHistoryLink } from '../ExportHistoryLink';
import { exportFormats, historyNeeds, type KnownExportFormat } from '../export.kinds';
import { exportsTexts as texts } from '../export.texts';
import { exportedList, type ListExport, type ListToExport } from './list-export';

/** Lazily loaded with the first request for an export. */
const ExportDialog = lateDialog(async () => (await import('./ExportDialog')).ExportDialog);

interface ExportMenuProps<Filter, Field extends string, Column extends string> {
  readonly list: ListToExport<Filter, Field>;
  readonly page: { readonly size: number | undefined };
  readonly exported: ListExport<Filter, Field, Column>;
  /** True for an icon whose menu also leads to the history of exports, where the line of the title is full. */
  readonly isCompact?: boolean;
}

/** Menu with the formats of an export, for people who may request one (PAY-12, PAY-13, PAY-14). */
export const ExportMenu = <Filter, Field extends string, Column extends string>({
  list,
  page,
  exported,
  isCompact = false,
}: ExportMenuProps<Filter, Field, Column>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [format, setFormat] = useState<KnownExportFormat>();
  const mayExport = useCan(...operationPermissions['Mutation.createExport']);
  const leadsToHistory = mayOpen(usePermissions(), historyNeeds) && isCompact;
  if (!mayExport) return isCompact && <ExportHistoryLink />;
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Tooltip title={isCompact ? texts.ask : ''}>
        <Button
          variant="outlined"
          color="inherit"
          {...(isCompact ? { 'aria-label': texts.ask, sx: { minWidth: 0, px: 1 } } : { endIcon: <ExpandMore /> })}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => {
            setAnchor(currentTarget);
          }}
        >
          {isCompact ? <Download fontSize="small" /> : texts.ask}
        </Button>
      </Tooltip>
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
        {leadsToHistory && <Divider />}
        {leadsToHistory && (
          <MenuItem component={Link} to={routes.exports.path}>
            {texts.title}
          </MenuItem>
        )}
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
