import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import { useEffect, useRef, useState, type DOMAttributes, type ReactNode, type SyntheticEvent } from 'react';

/** Milliseconds that the pointer rests on a cell before its text is shown whole. */
const REST = 400;

/** A part of a cell that holds its text in less room than it needs. */
const isCut = ({ scrollWidth, clientWidth }: Element): boolean => clientWidth > 0 && scrollWidth > clientWidth;

const cutCellAt = (target: EventTarget): HTMLElement | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"]') : null;
  return cell && [cell, ...cell.querySelectorAll('*')].some(isCut) ? cell : undefined;
};

interface CutTextTipProps extends Pick<DOMAttributes<Element>, 'onCopy' | 'onKeyDownCapture'> {
  readonly children: ReactNode;
  /** Look of what it holds. */
  readonly sx: Readonly<Record<string, object>>;
}

/** Shows the whole text of a cell that cuts it, where the pointer rests and where the keyboard is. One for a table. */
export const CutTextTip = ({ children, sx, ...handlers }: CutTextTipProps) => {
  const [cell, setCell] = useState<HTMLElement>();
  const timer = useRef<number>(undefined);
  useEffect(function forgetTimer() {
    return () => window.clearTimeout(timer.current);
  }, []);
  const show = (next: HTMLElement | undefined, after: number) => {
    window.clearTimeout(timer.current);
    if (next === cell) return;
    setCell(undefined);
    if (next) timer.current = window.setTimeout(() => setCell(next), after);
  };
  const hide = () => show(undefined, 0);
  const stay = (event: SyntheticEvent) => event.stopPropagation(); // its text can be read and copied (WCAG 1.4.13)
  return (
    <Box
      {...handlers}
      sx={{ display: 'contents', ...sx }}
      onMouseOver={({ target }) => show(cutCellAt(target), REST)}
      onMouseLeave={hide}
      onFocus={({ target }) => show(cutCellAt(target), 0)}
      onBlur={hide}
      onScrollCapture={hide}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || cell === undefined) return;
        event.preventDefault(); // it closes this, and nothing more
        hide();
      }}
    >
      {children}
      {cell && (
        <Popper
          open
          anchorEl={cell}
          placement="bottom-start"
          role="tooltip"
          onMouseOver={stay}
          sx={{ zIndex: 'tooltip' }}
        >
          <Box
            sx={{
              maxWidth: 420,
              px: 1.25,
              py: 0.75,
              borderRadius: '6px',
              bgcolor: 'text.primary',
              color: 'background.paper',
              fontSize: '0.8125rem',
              overflowWrap: 'anywhere',
            }}
          >
            {cell.textContent}
          </Box>
        </Popper>
      )}
    </Box>
  );
};
