import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { CollectorPicker, collectorText, type CollectorOption } from '@/domain/collector';
import { skipToken } from '@/shared/apollo';
import { useApolloClient } from '@/shared/apollo';
import { ChangeDialog, useOnce } from '@/shared/change';
import { QuerySection } from '@/shared/detail';
import { notify } from '@/shared/feedback';
import { payerReferencesTexts } from '../payer-reference.texts';
import {
  DeletePayerReferencesByCollectorDocument,
  type DeletePayerReferencesByCollectorMutation,
} from '../ReferenceChanges.generated';
import { useReferencesOfCollectorQuery } from './DeleteByCollector.generated';

const { removeAll: texts } = payerReferencesTexts;

interface Args {
  readonly collectorId: string;
  /** How many the person was shown: when there are others by then, nothing is deleted. */
  readonly expectedSize: number;
}

interface DeleteByCollectorDialogProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Deletes every reference of a collector, once the person has seen how many there are (B49). */
export const DeleteByCollectorDialog = ({ onClose, onDone }: DeleteByCollectorDialogProps) => {
  const [collector, setCollector] = useState<CollectorOption | null>(null);
  const query = useReferencesOfCollectorQuery(
    collector ? { variables: { collectorId: collector.id }, fetchPolicy: 'network-only' } : skipToken,
  );
  const size = query.loading ? undefined : query.data?.payerReferences?.size;
  const client = useApolloClient();
  const change = useOnce<Args, NonNullable<DeletePayerReferencesByCollectorMutation['payload']>>({
    send: (args, once) =>
      client.mutate({ mutation: DeletePayerReferencesByCollectorDocument, variables: { ...args, once } }),
    onDone: () => {
      notify.success(texts.done);
      onClose();
      onDone();
    },
  });
  const isRefused = change.state.kind === 'refused';
  const { refetch } = query;
  useEffect(
    function countAgain() {
      if (isRefused) void refetch();
    },
    [isRefused, refetch],
  );
  return (
    <ChangeDialog
      title={texts.title}
      submit={{
        label: texts.submit(size),
        danger: true,
        valid: collector !== null && Boolean(size),
        run: () => {
          if (collector && size) change.submit({ collectorId: collector.id, expectedSize: size });
        },
      }}
      change={change}
      onClose={onClose}
    >
      <Typography color="textSecondary">{texts.detail}</Typography>
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
    </ChangeDialog>
  );
};
