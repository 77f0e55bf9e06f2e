import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { routes } from '@/domain/routes';
import { useApolloClient } from '@/shared/apollo';
import { OnceDialog, ReadFirst, type OnceDialogCallbacks, type UseDialogForm } from '@/shared/change';
import { readFields } from '@/shared/detail';
import { binFields } from '../bin.fields';
import { binDeletionTexts as texts, binFormTexts as formTexts } from '../bin.texts';
import { DeleteBinDocument, DeleteBinsDocument, type DeleteBinsMutation } from '../BinChanges.generated';
import type { BinRowFragment } from './BinsPage.generated';
import { useBinsToDeleteQuery } from './BinsToDelete.generated';

/** Width in pixels (B386). */
const WIDTH = 850;

type Payload = NonNullable<DeleteBinsMutation['payload']>;

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

const useDeletion: UseDialogForm<readonly BinRowFragment[], object> = (bins, submit) => {
  const used = bins.filter(({ uses }) => uses > 0).length;
  return {
    valid: used === 0,
    onSubmit: () => submit({}),
    fields: (
      <>
        {used > 0 && <Alert severity="warning">{texts.inUse(used, bins.length)}</Alert>}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {bins.map((bin) => (
            <BinLine key={bin.id} bin={bin} />
          ))}
        </Box>
      </>
    ),
  };
};

const readBins = (bins: readonly BinRowFragment[]) =>
  bins.map((bin) => ({ key: bin.id, title: formTexts.edit.title(bin.id), fields: readFields(binFields, bin) }));

const Deletion = ({ bins: opened, ...dialog }: OnceDialogCallbacks & { readonly bins: readonly BinRowFragment[] }) => {
  const client = useApolloClient();
  const [bins, setBins] = useState(opened);
  const ids = bins.map(({ id }) => id);
  const [only] = bins;
  return (
    <OnceDialog<readonly BinRowFragment[], object, Payload>
      {...dialog}
      texts={{
        title: texts.title(ids.length),
        detail: texts.detail(ids.length),
        submit: texts.submit,
        done: texts.done(ids.length),
      }}
      width={WIDTH}
      danger
      about={bins}
      seenAt={routes.bins.path}
      useForm={useDeletion}
      meanwhile={{ read: readBins, currentIn: ({ bins: current }) => current, onCurrent: setBins }}
      send={(_nothing, once) =>
        bins.length === 1 && only !== undefined
          ? client.mutate({ mutation: DeleteBinDocument, variables: { id: only.id, once, version: only.version } })
          : client.mutate({
              mutation: DeleteBinsDocument,
              variables: { ids, once, versions: bins.map(({ version }) => version) },
            })
      }
    />
  );
};

interface DeleteBinsDialogProps extends OnceDialogCallbacks {
  readonly ids: readonly string[];
}

/**
 * Dialog that deletes BINs. It first reads the BINs again, with the number of payments that use each. A BIN in use
 * disables the deletion.
 */
export const DeleteBinsDialog = ({ ids, ...dialog }: DeleteBinsDialogProps) => {
  const query = useBinsToDeleteQuery({
    variables: { ids: [...ids], limit: ids.length },
    fetchPolicy: 'no-cache',
  });
  const rows = query.data?.page?.rows;
  return (
    <ReadFirst
      title={texts.title(ids.length)}
      width={WIDTH}
      query={query}
      data={rows?.length === 0 ? undefined : rows}
      texts={{ failed: formTexts.failed, notFound: formTexts.notFound }}
      onClose={() => void dialog.onClose()}
    >
      {(bins) => <Deletion {...dialog} bins={bins} />}
    </ReadFirst>
  );
};
