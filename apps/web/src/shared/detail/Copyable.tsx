import Box from '@mui/material/Box';
import { CopyButton } from '@/shared/feedback';

interface CopyableProps {
  readonly value: string;
  /** What the button says it copies, for example `Copiar id`. */
  readonly label: string;
}

/** An identifier or an address, with a button that copies it. */
export const Copyable = ({ value, label }: CopyableProps) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'start', gap: 0.25, maxWidth: '100%' }}>
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {value}
    </Box>
    {/* the button is higher than a line of text: it must not push the lines apart */}
    <Box component="span" sx={{ flex: 'none', my: '-4px' }}>
      <CopyButton value={value} label={label} />
    </Box>
  </Box>
);
