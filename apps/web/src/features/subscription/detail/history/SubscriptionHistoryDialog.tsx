import { lazy } from 'react';
import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { askedOf } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import { HistoryDialog, Versions, type Ticks, type VersionLook } from '@/shared/versions';
import { SubscriptionStatusChip } from '../../SubscriptionStatusChip';
import { subscriptionDetailTexts } from '../detail.texts';
import { useSubscriptionHistoryQuery, type SubscriptionHistoryQuery } from './SubscriptionHistory.generated';

const SubscriptionComparison = lazy(async () => ({
  default: (await import('./SubscriptionComparison')).SubscriptionComparison,
}));

type SubscriptionVersion = NonNullable<NonNullable<SubscriptionHistoryQuery['subscription']>['history']>[number];

const look: VersionLook<SubscriptionVersion> = {
  pathOf: routes.subscription.href,
  renderStatus: (version) => <SubscriptionStatusChip subscription={version} />,
};

interface HistoryProps {
  readonly subscriptionId: string;
  /** Number of the version on the screen. */
  readonly shown: number;
}

const SubscriptionVersions = ({ subscriptionId, shown, ticks }: HistoryProps & { readonly ticks: Ticks }) => {
  const result = useSubscriptionHistoryQuery({ variables: { id: subscriptionId } });
  return (
    <Versions
      asked={{
        versions: result.data?.subscription?.history,
        ...askedOf(result, 'subscription.history'),
      }}
      look={look}
      shown={shown}
      ticks={ticks}
      empty={subscriptionDetailTexts.noVersions}
    />
  );
};

interface SubscriptionHistoryDialogProps extends HistoryProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The versions of a subscription, and what changed between two of them. */
export const SubscriptionHistoryDialog = ({ open, onClose, ...history }: SubscriptionHistoryDialogProps) => (
  <HistoryDialog
    open={open}
    onClose={onClose}
    maySee={useCan(...operationPermissions['PaymentSubscription.history'])}
    renderVersions={(ticks) => <SubscriptionVersions {...history} ticks={ticks} />}
    renderComparison={(pair) => <SubscriptionComparison subscriptionId={history.subscriptionId} pair={pair} />}
  />
);
