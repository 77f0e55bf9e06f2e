import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AppDialog } from '@/shared/dialog';
import { detailTexts } from './detail.texts';

const texts = detailTexts.record;

interface CopyRefusedProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** Dialog with a text that the browser refused to copy. The text is selected, so that the person can copy it. */
export const CopyRefused = ({ text, onClose }: CopyRefusedProps) => (
  <AppDialog open title={texts.notCopied} width={720} onClose={onClose}>
    <Typography sx={{ mb: 1.5 }}>{texts.notCopiedDetail}</Typography>
    <TextField
      multiline
      fullWidth
      autoFocus
      maxRows={16}
      value={text}
      onFocus={({ target }) => target.select()}
      slotProps={{
        htmlInput: { readOnly: true, 'aria-label': texts.summary },
        input: { sx: { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: '0.75rem' } },
      }}
    />
  </AppDialog>
);
