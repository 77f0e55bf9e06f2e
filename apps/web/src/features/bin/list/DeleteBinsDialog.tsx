import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useApolloClient } from '@/shared/apollo';
import { ChangeDialog, useOnce } from '@/shared/change';
import { notify } from '@/shared/feedback';
import { binDeletionTexts as texts } from '../bin.texts';
import { DeleteBinDocument, DeleteBinsDocument, type DeleteBinsMutation } from '../BinChanges.generated';
import type { BinRowFragment } from './BinsPage.generated';

/** Pixels (B386). */
const WIDTH = 850;

type Payload = NonNullable<DeleteBinsMutation['payload']>;

interface DeleteBinsDialogProps {
  readonly bins: readonly BinRowFragment[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const BinLine = ({ bin }: { readonly bin: BinRowFragment }) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
  >
    <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{bin.id}</Typography>
    <Typography sx={{ flex: 1, minWidth: 160 }}>
      {[bin.brand.description, bin.cardType.description, bin.issuer?.description].filter(Boolean).join(' · ')}
    </Typography>
    <Typography sx={{ color: bin.uses > 0 ? 'warning.main' : 'text.secondary' }}>{texts.uses(bin.uses)}</Typography>
  </Box>
);

/** Deletes one BIN or several, once the person has seen what uses them. */
export const DeleteBinsDialog = ({ bins, onClose, onDone }: DeleteBinsDialogProps) => {
  const client = useApolloClient();
  const ids = bins.map(({ id }) => id);
  const [only] = ids;
  const change = useOnce<object, Payload>({
    send: (_nothing, once) =>
      ids.length === 1 && only !== undefined
        ? client.mutate({ mutation: DeleteBinDocument, variables: { id: only, once } })
        : client.mutate({ mutation: DeleteBinsDocument, variables: { ids, once } }),
    onDone: () => {
      notify.success(texts.done(ids.length));
      onClose();
      onDone();
    },
  });
  return (
    <ChangeDialog
      title={texts.title(ids.length)}
      width={WIDTH}
      submit={{ label: texts.submit, danger: true, valid: true, run: () => change.submit({}) }}
      change={change}
      onClose={onClose}
    >
      <Typography color="textSecondary">{texts.detail}</Typography>
      {bins.some(({ uses }) => uses > 0) && <Alert severity="warning">{texts.inUse}</Alert>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {bins.map((bin) => (
          <BinLine key={bin.id} bin={bin} />
        ))}
      </Box>
    </ChangeDialog>
  );
};
