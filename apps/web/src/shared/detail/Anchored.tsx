import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface AnchoredProps {
  /** Fragment of the address that leads to this part. */
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * Part of a detail with its own fragment in the address. The address scrolls it into view, focuses it and outlines it.
 */
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
