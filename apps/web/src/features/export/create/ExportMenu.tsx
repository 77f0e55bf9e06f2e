import { operationPermissions } from '@backoffice/schema/permissions';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState, type ReactNode } from 'react';
import { useCan } from '@/shared/auth';
import { exportFormats, type KnownExportFormat } from '../export.kinds';
import { exportsTexts as texts } from '../export.texts';

interface ExportMenuProps {
  /** The dialog of a list, which may be loaded with the first one that is opened. */
  readonly children: (format: KnownExportFormat, onClose: () => void) => ReactNode;
}

/** The formats in which a list can be exported, for who may ask for exports (PAY-12, PAY-13, PAY-14). */
export const ExportMenu = ({ children }: ExportMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [format, setFormat] = useState<KnownExportFormat>();
  const mayAsk = useCan(...operationPermissions['Mutation.createExport']);
  if (!mayAsk) return null;
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
      <Suspense>
        {format !== undefined &&
          children(format, () => {
            setFormat(undefined);
          })}
      </Suspense>
    </>
  );
};
