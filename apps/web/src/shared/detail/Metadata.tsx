import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { CopyButton } from '@/shared/feedback';
import { detailTexts } from './detail.texts';
import { metadataTree, type MetadataEntry } from './metadata-tree';
import { Disclosure } from './Section';

const { metadata: texts } = detailTexts;

interface JsonBlockProps {
  readonly value: unknown;
  readonly label: string;
  readonly copyLabel: string;
}

/** Raw data as indented JSON. */
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
        role="group"
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

const nested = { borderLeft: 1, borderColor: 'divider', pl: 1.5, mt: 0.5 };

// nested entries are indented below their parent
const MetadataEntries = ({ entries }: { readonly entries: readonly MetadataEntry[] }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
    {entries.map(({ path, label, content }) => (
      <Box
        key={path}
        sx={{
          display: typeof content === 'string' ? 'grid' : 'block',
          gridTemplateColumns: 'minmax(5rem, 30%) minmax(0, 1fr)',
          alignItems: 'baseline',
          columnGap: 2,
          minWidth: 0,
        }}
      >
        <Typography component="dt" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        <Typography
          component="dd"
          sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', ...(typeof content === 'string' ? {} : nested) }}
        >
          {typeof content === 'string' ? content : <MetadataEntries entries={content} />}
        </Typography>
      </Box>
    ))}
  </Box>
);

/** Free data that a collector gave a payment or subscription: labeled entries, and the raw data on demand. */
export const Metadata = ({ metadata }: { readonly metadata: unknown }) => (
  <Box sx={{ display: 'grid', gap: 1.25 }}>
    <MetadataEntries entries={metadataTree(metadata)} />
    <Disclosure open={texts.showRaw} close={texts.hideRaw}>
      <JsonBlock value={metadata} label={texts.data} copyLabel={texts.copy} />
    </Disclosure>
  </Box>
);
