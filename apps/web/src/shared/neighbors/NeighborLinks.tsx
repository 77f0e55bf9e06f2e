import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUpRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useCommand } from '@/shared/keyboard';
import { neighborsOf, rememberShown } from './neighbors';
import { neighborTexts as texts } from './neighbors.texts';

interface NeighborLinkProps {
  readonly to: string | undefined;
  readonly label: string;
  readonly icon: typeof SvgIcon;
  readonly command: 'next' | 'previous';
}

const NeighborLink = ({ to, label, icon: Icon, command }: NeighborLinkProps) => {
  const navigate = useNavigate();
  useCommand(command, () => void (to !== undefined && navigate(to)), to !== undefined);
  return to === undefined ? (
    <IconButton aria-label={label} disabled>
      <Icon />
    </IconButton>
  ) : (
    <Tooltip title={label}>
      <IconButton component={Link} to={to} aria-label={label}>
        <Icon />
      </IconButton>
    </Tooltip>
  );
};

/** Stacked on a small screen, where the bar has more height than width to spare. */
const links = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flex: 'none',
  ml: -1.5,
  displayPrint: 'none',
  '& .MuiIconButton-root': { p: { xs: 0.25, sm: 1 } },
} as const;

/**
 * Links from a detail to the previous and next record of the last opened list. Renders nothing when the page of that
 * list does not have the record.
 */
export const NeighborLinks = () => {
  const { pathname } = useLocation();
  const neighbors = neighborsOf(pathname);
  useEffect(
    function rememberPlaceInList() {
      rememberShown(pathname);
    },
    [pathname],
  );
  return (
    neighbors && (
      <Box sx={links}>
        <NeighborLink to={neighbors.previous} label={texts.previous} icon={KeyboardArrowUp} command="previous" />
        <NeighborLink to={neighbors.next} label={texts.next} icon={KeyboardArrowDown} command="next" />
      </Box>
    )
  );
};
