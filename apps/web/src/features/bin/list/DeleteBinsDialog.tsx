import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useApolloClient } from '@/shared/apollo';
import { OnceDialog, type OnceDialogCallbacks, type UseDialogForm } from '@/shared/change';
import { binDeletionTexts as texts } from '../bin.texts';
import { DeleteBinDocument, DeleteBinsDocument, type DeleteBinsMutation } from '../BinChanges.generated';
import type { BinRowFragment } from './BinsPage.generated';

/** Pixels (B386). */
const WIDTH = 850;

type Payload = NonNullable<DeleteBinsMutation['payload']>;

interface DeleteBinsDialogProps extends OnceDialogCallbacks {
  readonly bins: readonly BinRowFragment[];
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

const useDeletion: UseDialogForm<readonly BinRowFragment[], object> = (bins, submit) => ({
  valid: true,
  onSubmit: () => submit({}),
  fields: (
    <>
      {bins.some(({ uses }) => uses > 0) && <Alert severity="warning">{texts.inUse}</Alert>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {bins.map((bin) => (
          <BinLine key={bin.id} bin={bin} />
        ))}
      </Box>
    </>
  ),
});

/** Deletes one BIN or several, once the person has seen what uses them. */
export const DeleteBinsDialog = ({ bins, ...dialog }: DeleteBinsDialogProps) => {
  const client = useApolloClient();
  const ids = bins.map(({ id }) => id);
  const [only] = ids;
  return (
    <OnceDialog<readonly BinRowFragment[], object, Payload>
      {...dialog}
      texts={{ ...texts, title: texts.title(ids.length), done: texts.done(ids.length) }}
      width={WIDTH}
      danger
      about={bins}
      useForm={useDeletion}
      send={(_nothing, once) =>
        ids.length === 1 && only !== undefined
          ? client.mutate({ mutation: DeleteBinDocument, variables: { id: only, once } })
          : client.mutate({ mutation: DeleteBinsDocument, variables: { ids, once } })
      }
    />
  );
};
