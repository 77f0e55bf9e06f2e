import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useApolloClient } from '@/shared/apollo';
import { poll, useVisible } from '@/shared/polling';
import { TellOpenRecordDocument } from './OpenRecord.generated';
import { versionsTexts as texts } from './versions.texts';

/** Milliseconds after which a look is more than passing. */
const AFTER_MS = 2_000;
/** Milliseconds from an answer to the next word; the gateways believe one for a minute. */
const EVERY_MS = 20_000;

interface OpenElsewhereProps {
  /** As in the schema. */
  readonly type: string;
  readonly id: string;
}

/** Reports that the person has a record open while its tab is seen, and names who else has. */
export const OpenElsewhere = ({ type, id }: OpenElsewhereProps) => {
  const client = useApolloClient();
  const visible = useVisible();
  const [found, setFound] = useState<{ readonly id: string; readonly others: readonly string[] }>();
  useEffect(
    function tellOpen() {
      if (!visible) return undefined;
      const tell = (isOpen: boolean) =>
        client.mutate({
          mutation: TellOpenRecordDocument,
          variables: { type, id, isOpen },
          fetchPolicy: 'no-cache',
          context: { fetchOptions: { keepalive: !isOpen } },
        });
      let isTold = false;
      const ask = async () => {
        isTold = true;
        const { data } = await tell(true);
        setFound({ id, others: data?.payload?.others ?? [] });
      };
      const stop = poll({ ask, everyMs: EVERY_MS, afterMs: AFTER_MS });
      return () => {
        stop();
        if (isTold) tell(false).catch(() => undefined);
      };
    },
    [client, visible, type, id],
  );
  if (found?.id !== id || found.others.length === 0) return null;
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', columnGap: 1, color: 'text.secondary' }}>
      <Visibility fontSize="small" aria-hidden />
      <Typography variant="body2">{texts.openElsewhere(found.others)}</Typography>
    </Box>
  );
};
