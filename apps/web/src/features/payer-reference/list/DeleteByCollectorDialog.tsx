import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { CollectorPicker, collectorText, type CollectorOption } from '@/domain/collector';
import { routes } from '@/domain/routes';
import { skipToken } from '@/shared/apollo';
import { useApolloClient } from '@/shared/apollo';
import { OnceDialog, type DialogForm, type OnceDialogCallbacks, type OnceState } from '@/shared/change';
import { QuerySection } from '@/shared/detail';
import { payerReferencesTexts } from '../payer-reference.texts';
import { DeletePayerReferencesByCollectorDocument } from '../ReferenceChanges.generated';
import { useReferencesOfCollectorQuery } from './DeleteByCollector.generated';

const { removeAll: texts } = payerReferencesTexts;

interface Args {
  readonly collectorId: string;
  /** Number that the person saw. If it has changed, nothing is deleted. */
  readonly expectedSize: number;
}

/** Form with a collector and its number of references, which is counted again after a refusal. */
const useCollectorForm = (_about: null, submit: (args: Args) => void, change: OnceState): DialogForm => {
  const [collector, setCollector] = useState<CollectorOption | null>(null);
  const query = useReferencesOfCollectorQuery(
    collector ? { variables: { collectorId: collector.id }, fetchPolicy: 'network-only' } : skipToken,
  );
  const size = query.loading ? undefined : query.data?.payerReferences?.size;
  const isRefused = change.state.kind === 'refused';
  const { refetch } = query;
  useEffect(
    function countAgain() {
      if (isRefused) void refetch();
    },
    [isRefused, refetch],
  );
  return {
    submitLabel: texts.submit(size),
    valid: collector !== null && Boolean(size),
    onSubmit: () => {
      if (collector && size) submit({ collectorId: collector.id, expectedSize: size });
    },
    fields: (
      <>
        <CollectorPicker
          label={texts.collector}
          value={collector}
          onChange={(chosen) => {
            setCollector(chosen);
            change.startOver();
          }}
          field={{ disabled: change.locked }}
        />
        {collector && (
          <QuerySection query={query} data={size} texts={{ failed: texts.failed, unknown: texts.failed }}>
            {(counted) => (
              <Typography role="status" sx={{ fontWeight: 560 }}>
                {counted === 0 ? texts.none(collectorText(collector)) : texts.some(collectorText(collector), counted)}
              </Typography>
            )}
          </QuerySection>
        )}
      </>
    ),
  };
};

/** Dialog that deletes all references of a collector, after the person has seen their number (B49). */
export const DeleteByCollectorDialog = (dialog: OnceDialogCallbacks) => {
  const client = useApolloClient();
  return (
    <OnceDialog
      {...dialog}
      texts={{ ...texts, submit: texts.submit(undefined) }}
      danger
      about={null}
      seenAt={routes.payerReferences.path}
      useForm={useCollectorForm}
      send={(args, once) =>
        client.mutate({ mutation: DeletePayerReferencesByCollectorDocument, variables: { ...args, once } })
      }
    />
  );
};
