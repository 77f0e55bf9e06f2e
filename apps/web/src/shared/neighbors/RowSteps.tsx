import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUpRounded';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { idsAround } from './neighbors';
import { neighborTexts as texts } from './neighbors.texts';

interface RowStepsProps {
  readonly id: string;
  /** Search parameter of the address that has the identifier. */
  readonly parameter: string;
}

const steps = [
  { to: 'previous', label: texts.previousRow, Icon: KeyboardArrowUp },
  { to: 'next', label: texts.nextRow, Icon: KeyboardArrowDown },
] as const;

/** Returns the step that opened this history entry, so that its button keeps the focus. */
const stepOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined;

/**
 * Buttons of a dialog that show the previous and next row of its list in the same dialog. They stay after a decision,
 * which may remove the row from the list. Renders nothing for a record that was not opened from the list.
 */
export const RowSteps = ({ id, parameter }: RowStepsProps) => {
  const [around] = useState(() => idsAround(id));
  const { pathname, search, ...location } = useLocation();
  const navigate = useNavigate();
  const state: unknown = location.state;
  if (!around) return null;
  const show = (row: string, step: string) => {
    const next = new URLSearchParams(search);
    next.set(parameter, row);
    void navigate(`${pathname}?${next.toString()}`, {
      state: { ...(typeof state === 'object' ? state : {}), step },
      replace: true,
      preventScrollReset: true,
    });
  };
  return steps.map(({ to, label, Icon }) => {
    const row = around[to];
    return (
      <IconButton
        key={to}
        aria-label={label}
        title={label}
        autoFocus={stepOf(state) === to}
        disabled={row === undefined}
        onClick={() => row !== undefined && show(row, to)}
      >
        <Icon fontSize="small" />
      </IconButton>
    );
  });
};
