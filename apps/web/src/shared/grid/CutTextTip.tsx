import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import { useEffect, useRef, useState, type DOMAttributes, type ReactNode, type SyntheticEvent } from 'react';

/** Milliseconds for which the pointer must rest on a cell before its full text is shown. */
const REST = 400;

/** Returns true when an element's content is wider than the element. */
const isCut = ({ scrollWidth, clientWidth }: Element): boolean => clientWidth > 0 && scrollWidth > clientWidth;

const cutCellAt = (target: EventTarget): HTMLElement | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"]') : null;
  return cell && [cell, ...cell.querySelectorAll('*')].some(isCut) ? cell : undefined;
};

interface CutTextTipProps extends Pick<DOMAttributes<Element>, 'onCopy' | 'onKeyDownCapture'> {
  readonly children: ReactNode;
  /** Styles of the content. */
  readonly sx: Readonly<Record<string, object>>;
}

/**
 * Tooltip with the full text of a truncated cell, for pointer and keyboard. One instance serves all cells of a table.
 */
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
  // keeps the tooltip open under the pointer (WCAG 1.4.13)
  const stay = (event: SyntheticEvent) => event.stopPropagation();
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
        event.preventDefault(); // Escape closes the tooltip only
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
