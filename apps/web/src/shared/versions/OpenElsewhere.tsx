import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useApolloClient } from '@/shared/apollo';
import { poll, useVisible } from '@/shared/polling';
import { TellOpenRecordDocument } from './OpenRecord.generated';
import { versionsTexts as texts } from './versions.texts';

/** Milliseconds after which a record counts as open. */
const AFTER_MS = 2_000;
/** Milliseconds between a response and the next report (presence). The gateway keeps a report for one minute. */
const EVERY_MS = 20_000;

interface OpenElsewhereProps {
  /** Type name in the schema. */
  readonly type: string;
  readonly id: string;
}

/** Reports the person's presence in a record while the tab is visible. Shows who else has the record open. */
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
