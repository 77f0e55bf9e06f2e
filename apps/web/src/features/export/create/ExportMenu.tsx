import { operationPermissions } from '@backoffice/schema/permissions';
import Download from '@mui/icons-material/DownloadRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { mayOpen, useCan, usePermissions } from '@/shared/auth';
import { lateDialog } from '@/shared/late-code';
import { ExportHistoryLink } from '../ExportHistoryLink';
import { exportFormats, historyNeeds, type KnownExportFormat } from '../export.kinds';
import { exportsTexts as texts } from '../export.texts';
import { listToExport, type ListExport, type ListToExport } from './list-export';

/** Lazily loaded with the first request for an export. */
const ExportDialog = lateDialog(async () => (await import('./ExportDialog')).ExportDialog);

interface ExportMenuProps<Filter, Field extends string, Column extends string> {
  readonly list: ListToExport<Filter, Field>;
  readonly page: { readonly size: number | undefined };
  readonly exported: ListExport<Filter, Field, Column>;
  /** True for an icon button where the title line is full, as on a phone. */
  readonly isCompact?: boolean;
}

/**
 * Menu with the formats of an export, for people who may request one (PAY-12, PAY-13, PAY-14), and the link to the
 * history. An icon button has this link in its menu.
 */
export const ExportMenu = <Filter, Field extends string, Column extends string>({
  list,
  page,
  exported,
  isCompact: isFull = false,
}: ExportMenuProps<Filter, Field, Column>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [format, setFormat] = useState<KnownExportFormat>();
  const mayExport = useCan(...operationPermissions['Mutation.createExport']);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const isCompact = isFull || isPhone;
  const leadsToHistory = mayOpen(usePermissions(), historyNeeds) && isCompact;
  if (!mayExport) return <ExportHistoryLink />;
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
      {!isCompact && <ExportHistoryLink />}
      {format !== undefined && (
        <ExportDialog
          list={listToExport(exported, list, page.size)}
          format={format}
          onClose={() => setFormat(undefined)}
        />
      )}
    </>
  );
};
