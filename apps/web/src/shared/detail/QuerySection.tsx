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
  /** Title of the failure. */
  readonly title: string;
  readonly failure: Failure;
  /** Asks again for this part alone. */
  readonly onRetry: () => void;
}

/** A part of a detail that failed while the rest stands: title, reason, codes, and a button that tries again. */
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
  /** Path of the part in the answer, for example `payment.history`; without it any failure is one of the part. */
  readonly path?: string;
  /** The part of the answer to show; null or undefined while there is none. */
  readonly data: Data | null | undefined;
  readonly texts: {
    readonly failed: string;
    /** Shown where the answer has no such part. */
    readonly unknown: string;
  };
  /** Stands in its place while it loads, as high as it most often is; without it two lines. */
  readonly pending?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A part of a detail with a query of its own: the rest stands while it loads, and when it fails. */
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
