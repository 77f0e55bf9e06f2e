import DataObject from '@mui/icons-material/DataObjectRounded';
import ExpandLess from '@mui/icons-material/ExpandLessRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApolloClient } from '@/shared/apollo';
import { exploreTexts as texts } from './explore.texts';
import { screenOperations, type ScreenOperation } from './screen-operations';

interface OperationItemProps {
  readonly operation: ScreenOperation;
  readonly isMain: boolean;
  readonly onOpen: () => void;
}

/** Menu item that opens one query of the screen in the explorer. */
const OperationItem = ({ operation: { name, address }, isMain, onOpen }: OperationItemProps) => (
  <MenuItem component="a" href={address} target="_blank" rel="noopener" onClick={onOpen} dense={!isMain}>
    <ListItemIcon>{isMain && <DataObject fontSize="small" />}</ListItemIcon>
    {isMain ? <ListItemText primary={texts.open} secondary={name} /> : name}
  </MenuItem>
);

/** Menu items that open the queries of the screen, with their variables, in the explorer. */
export const ExploreItems = ({ onOpen }: { readonly onOpen: () => void }) => {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const [isUnfolded, setUnfolded] = useState(false);
  // read once: the items must not change while the menu is open
  const [[main, ...others]] = useState(() => screenOperations(client, pathname));
  return (
    <>
      {main && <OperationItem operation={main} isMain onOpen={onOpen} />}
      {others.length > 0 && (
        <MenuItem dense aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          <ListItemIcon>{isUnfolded ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}</ListItemIcon>
          {texts.others(others.length)}
        </MenuItem>
      )}
      {isUnfolded &&
        others.map((operation) => (
          <OperationItem key={operation.address} operation={operation} isMain={false} onOpen={onOpen} />
        ))}
    </>
  );
};
