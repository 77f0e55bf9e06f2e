import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface AnchoredProps {
  /** Place within the page, as the address names it after `#`. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A part of a detail that an address leads to: it is brought into sight, takes the focus and is marked. */
export const Anchored = ({ id, children }: AnchoredProps) => {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isMeant = hash === `#${id}`;
  useEffect(
    function bringIntoSight() {
      if (!isMeant) return;
      place.current?.scrollIntoView({ block: 'center' });
      place.current?.focus({ preventScroll: true });
    },
    [isMeant],
  );
  return (
    <Box
      ref={place}
      id={id}
      tabIndex={isMeant ? -1 : undefined}
      sx={isMeant ? { borderRadius: 1, outline: 2, outlineColor: 'primary.main', outlineOffset: 8 } : {}}
    >
      {children}
    </Box>
  );
};
