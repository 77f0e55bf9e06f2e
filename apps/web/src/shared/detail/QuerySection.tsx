import Refresh from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { queryState, type QueryResult } from '@/shared/apollo';
import { codesOf, RequestId, ToneIcon, type Failure } from '@/shared/feedback';
import { texts as commonTexts } from '@/shared/texts';
import { Pending, PendingText } from './Pending';
import { Nothing } from './Section';

interface QueryFailedProps {
  readonly title: string;
  readonly failure: Failure;
  /** Retries the query of this part. */
  readonly onRetry: () => void;
}

/** Failure of one part of a detail: title, reason, codes, and a button that retries. */
export const QueryFailed = ({ title, failure, onRetry }: QueryFailedProps) => (
  <Box
    role="alert"
    sx={{ display: 'flex', gap: 1.25, p: 1.5, borderRadius: '8px', bgcolor: 'tone.warning.surface', minWidth: 0 }}
  >
    <ToneIcon tone="warning" sx={{ mt: '1px' }} />
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0 }}>
      <Typography component="p" variant="subtitle2" color="textPrimary">
        {title}
      </Typography>
      <Typography variant="body2" color="textPrimary">
        {failure.message}
      </Typography>
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {commonTexts.code} <code>{codesOf(failure)}</code>
      </Typography>
      {failure.requestId && <RequestId id={failure.requestId} />}
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<Refresh />}
        onClick={onRetry}
        sx={{ mt: 0.5 }}
      >
        {commonTexts.retry}
      </Button>
    </Box>
  </Box>
);

interface QuerySectionProps<Data> {
  readonly query: QueryResult;
  /** Path of the part in the response, for example `payment.history`. Without it the part fails with any failure. */
  readonly path?: string;
  /** Data of the part; null or undefined while there are none. */
  readonly data: Data | null | undefined;
  readonly texts: {
    readonly failed: string;
    /** Text shown when the response lacks the part. */
    readonly unknown: string;
  };
  /** Placeholder while the query is loading, with the usual height of the part; by default, two lines. */
  readonly pending?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Part of a detail or dialog with its own query. The other parts are shown while this one is loading or has failed. */
export const QuerySection = <Data,>({
  query,
  path,
  data,
  texts,
  pending = <PendingText />,
  children,
}: QuerySectionProps<Data>) => {
  if (data !== null && data !== undefined) return children(data);
  const { loading, failure, retry } = queryState(query, path);
  if (loading) return <Pending>{pending}</Pending>;
  if (!failure) return <Nothing>{texts.unknown}</Nothing>;
  return <QueryFailed title={texts.failed} failure={failure} onRetry={retry} />;
};
