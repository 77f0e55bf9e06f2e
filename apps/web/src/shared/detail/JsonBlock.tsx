import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { CopyButton } from '@/shared/feedback';

interface JsonBlockProps {
  readonly value: unknown;
  /** Name for those who cannot see what it stands below. */
  readonly label: string;
  /** What the button says it copies. */
  readonly copyLabel: string;
}

/** Data as its sender wrote it, indented. */
export const JsonBlock = ({ value, label, copyLabel }: JsonBlockProps) => {
  const text = useMemo(() => JSON.stringify(value, null, 2), [value]);
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <Box sx={{ position: 'absolute', top: 6, right: 6 }}>
        <CopyButton value={text} label={copyLabel} />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label={label}
        sx={{
          m: 0,
          p: 1.5,
          pr: 5,
          maxHeight: 320,
          overflow: 'auto',
          borderRadius: '8px',
          bgcolor: 'surface.sunken',
          fontSize: '0.75rem',
          lineHeight: 1.6,
        }}
      >
        <code>{text}</code>
      </Box>
    </Box>
  );
};
