import Box from '@mui/material/Box';
import { detailTexts } from './detail.texts';
import { Disclosure } from './Disclosure';
import { JsonBlock } from './JsonBlock';
import { metadataTree } from './metadata-tree';
import { MetadataEntries } from './MetadataEntries';

const texts = detailTexts.metadata;

/** Free data of a collector: readable entries, and the original on demand. */
export const Metadata = ({ metadata }: { readonly metadata: unknown }) => (
  <Box sx={{ display: 'grid', gap: 1.25 }}>
    <MetadataEntries entries={metadataTree(metadata)} />
    <Disclosure open={texts.showRaw} close={texts.hideRaw}>
      <JsonBlock value={metadata} label={texts.data} copyLabel={texts.copy} />
    </Disclosure>
  </Box>
);
