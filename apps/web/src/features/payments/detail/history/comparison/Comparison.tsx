import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import DoneAll from '@mui/icons-material/DoneAllRounded';
import SearchOff from '@mui/icons-material/SearchOffRounded';
import SwapHoriz from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { errorOf } from '@/shared/apollo';
import { EmptyState, FailedState, LoadingRows } from '@/shared/feedback';
import { ChangesTable, compareVersions, countChanges, versionsTexts } from '@/shared/versions';
import type { VersionPair } from '../../payment-address';
import type { Place } from '../../use-history-address';
import { usePermittedParts } from '../../use-permitted-parts';
import { comparisonTexts as texts } from './comparison.texts';
import { usePaymentComparisonQuery, type ComparedPaymentFragment } from './PaymentComparison.generated';
import { readPayment } from './read-payment';
import { VersionName } from './VersionName';

interface ChangesProps {
  readonly before: ComparedPaymentFragment;
  readonly after: ComparedPaymentFragment;
}

/** Takes the focus when it appears: what was pressed to come here is gone. */
const useFocusOnArrival = () => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(function focusOnArrival() {
    ref.current?.focus();
  }, []);
  return ref;
};

const Changes = ({ before, after }: ChangesProps) => {
  const arrival = useFocusOnArrival();
  const sections = compareVersions(readPayment(before), readPayment(after));
  const changed = sections.length > 0;
  return (
    <>
      {changed && (
        <Box ref={arrival} tabIndex={-1} sx={{ mb: 1.5, outline: 'none' }}>
          <Typography role="status" variant="body2" color="textSecondary">
            {versionsTexts.count(countChanges(sections), sections.length)}
          </Typography>
        </Box>
      )}
      <ChangesTable
        label={texts.label(before.version, after.version)}
        before={<VersionName payment={before} />}
        after={<VersionName payment={after} />}
        sections={sections}
      />
      {!changed && (
        <Box ref={arrival} tabIndex={-1} sx={{ outline: 'none' }}>
          <EmptyState title={versionsTexts.none} detail={versionsTexts.noneDetail} icon={<DoneAll />} />
        </Box>
      )}
    </>
  );
};

interface ContentProps {
  readonly paymentId: string;
  readonly pair: VersionPair;
}

const Content = ({ paymentId, pair: { before, after } }: ContentProps) => {
  const older = Math.min(before, after);
  const newer = Math.max(before, after);
  // an answer of its own: in the client's memory, which version is the current one may change meanwhile
  const result = usePaymentComparisonQuery({
    variables: { id: paymentId, older, newer, ...usePermittedParts() },
    fetchPolicy: 'no-cache',
  });
  const failure = errorOf(result);
  if (result.loading) return <LoadingRows />;
  // a part that one side lacks because it failed would look as if it had been taken away
  if (failure) return <FailedState title={texts.failed} failure={failure} onRetry={() => void result.refetch()} />;
  const found = { older: result.data?.older, newer: result.data?.newer };
  if (!found.older || !found.newer)
    return (
      <EmptyState
        title={texts.missing(found.older ? newer : older)}
        detail={texts.missingDetail}
        icon={<SearchOff />}
      />
    );
  return before === older ? (
    <Changes before={found.older} after={found.newer} />
  ) : (
    <Changes before={found.newer} after={found.older} />
  );
};

interface ComparisonProps extends ContentProps {
  readonly swapped: Place;
  readonly onBack: () => void;
}

/** What changed between two versions of a payment: only that, before and after. */
export const Comparison = ({ paymentId, pair, swapped, onBack }: ComparisonProps) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
      <Button size="small" startIcon={<ArrowBack />} onClick={onBack} sx={{ ml: -1.25 }}>
        {texts.back}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<SwapHoriz />}
        component={RouterLink}
        {...swapped}
      >
        {texts.swap}
      </Button>
    </Box>
    <Content paymentId={paymentId} pair={pair} />
  </>
);
