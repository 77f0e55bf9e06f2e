import type { ReactNode } from 'react';
import { operationPermissions } from '@backoffice/schema/permissions';
import { ActivitySection, DatesSection } from '@/domain/activity';
import { NotesSection } from '@/domain/note';
import { routes } from '@/domain/routes';
import { CollectorLink, CollectorSection } from '@/domain/collector';
import { offerOf, type OfferedAction } from '@/shared/actions';
import { absentParts, Banner, datesOf, DetailBody, DetailHeader, metadataTree } from '@/shared/detail';
import { LoadingRows } from '@/shared/feedback';
import { money } from '@/shared/format';
import { latePart } from '@/shared/late-code';
import { statusText } from '@/shared/status';
import {
  useLoadedEntity,
  useVersionedAddress,
  VersionedPage,
  type EntityHistory,
  type PageFrame,
  type VersionedAddress,
} from '@/shared/versions';
import { subscriptionActions } from '../actions/subscription.actions';
import { subscriptionStatus, SubscriptionStatusChip } from '../subscription.status';
import { subscriptionDetailTexts as texts } from './detail.texts';
import { ExtraSection, MetadataSection } from './ExtraSections';
import { PeriodsSection } from './PeriodsSection';
import {
  SubscriptionCurrentVersionDocument,
  useSubscriptionDetailQuery,
  type SubscriptionDetailQuery,
} from './SubscriptionPage.generated';
import { SubscriptionVersions, usePermittedParts } from './subscription-versions';
import { ConditionsSection, MethodSection, PayerSection, SummarySection } from './SummarySections';

/** Queries of this screen to other services. A reload sends them again, together with the query of the subscription. */
const alongside: ReadonlySet<string | undefined> = new Set(['CollectorOfEntity']);

/** Permission, queries and components of the version history. */
const subscriptionHistory: EntityHistory = {
  anyOf: operationPermissions['PaymentSubscription.history'],
  current: SubscriptionCurrentVersionDocument,
  Versions: SubscriptionVersions,
  Comparison: latePart(async () => (await import('./SubscriptionComparison')).SubscriptionComparison, LoadingRows),
};

interface SubscriptionProps {
  readonly subscription: NonNullable<SubscriptionDetailQuery['subscription']>;
}

/** Banner with the status of the subscription and its meaning (A72). */
const StatusBanner = ({ subscription }: SubscriptionProps) => {
  const { text, tone } = statusText(subscriptionStatus, subscription);
  return (
    <Banner tone={tone} title={`${text}.`}>
      {texts.statusMeans[subscription.status]}
    </Banner>
  );
};

/** Returns true for a subscription that has ended, whose start date is no longer expected. */
const hasEnded = ({ status }: SubscriptionProps['subscription']): boolean =>
  status === 'CANCELLED' || status === 'REJECTED' || status === 'FINISHED';

const payerName = ({ payer }: SubscriptionProps['subscription']): string | null => payer?.name ?? payer?.email ?? null;

interface SubscriptionBodyProps extends SubscriptionProps {
  /** Banner about the version. */
  readonly banner: ReactNode;
  /** Action that opens the payment form. */
  readonly form: OfferedAction | undefined;
}

const SubscriptionBody = ({ subscription, banner, form }: SubscriptionBodyProps) => {
  const parts = { payer: subscription.payer !== null, metadata: metadataTree(subscription.metadata).length > 0 };
  return (
    <DetailBody
      banner={
        <>
          {banner}
          <StatusBanner subscription={subscription} />
        </>
      }
      main={
        <>
          <SummarySection subscription={subscription} />
          <PeriodsSection subscription={subscription} form={form} />
          <MethodSection subscription={subscription} />
        </>
      }
      absent={absentParts(texts.parts, parts)}
      aside={
        <>
          <NotesSection of="PaymentSubscription" id={subscription.subscriptionId} />
          <DatesSection
            of="PaymentSubscription"
            id={subscription.subscriptionId}
            version={subscription.version}
            dates={datesOf(texts.dates, subscription)}
            lastUpdateDate={subscription.lastUpdateDate}
            dropped={hasEnded(subscription) ? ['startDate'] : []}
          />
          {subscription.payer && <PayerSection payer={subscription.payer} />}
          <CollectorSection collectorId={subscription.collectorId} />
          <ConditionsSection subscription={subscription} />
        </>
      }
      technical={
        <>
          {parts.metadata && <MetadataSection subscription={subscription} />}
          <ExtraSection subscription={subscription} />
        </>
      }
      activity={<ActivitySection of="PaymentSubscription" id={subscription.subscriptionId} />}
    />
  );
};

interface LoadedSubscriptionProps extends SubscriptionProps {
  readonly page: PageFrame;
  readonly actions: readonly OfferedAction[];
}

const LoadedSubscription = ({ subscription, page: { reloading, banner }, actions }: LoadedSubscriptionProps) => {
  return (
    <>
      <DetailHeader
        title={texts.title}
        documentTitle={texts.titleOf(
          subscription.payer?.name ?? subscription.subscriptionId,
          money(subscription.amount, subscription.currencyId),
        )}
        // the list restores its last filters in this session (A50)
        back={{ to: routes.subscriptions.path, label: texts.back }}
        entity={{
          what: money(subscription.amount, subscription.currencyId),
          who: payerName(subscription),
          belongsTo: <CollectorLink id={subscription.collectorId} />,
          status: <SubscriptionStatusChip of={subscription} />,
        }}
        toolbar={{ label: texts.actions, actions }}
        reloading={reloading}
      />
      <SubscriptionBody subscription={subscription} banner={banner} form={offerOf(actions, 'openForm')} />
    </>
  );
};

const SubscriptionScreen = (address: VersionedAddress) => {
  const { id, version } = address;
  const query = useSubscriptionDetailQuery({ variables: { id, version, ...usePermittedParts() } });
  const loaded = useLoadedEntity({ query, answered: query.data?.subscription, version, alongside });
  const actions = subscriptionActions.usePageActions({ id, onChanged: loaded.reload });
  return (
    <VersionedPage
      address={address}
      loaded={loaded}
      actions={actions}
      history={subscriptionHistory}
      paths={{ list: routes.subscriptions.path, pathOf: routes.subscription.href }}
      texts={texts}
    >
      {(subscription, page) => (
        <LoadedSubscription subscription={subscription} page={page} actions={actions.offered(subscription)} />
      )}
    </VersionedPage>
  );
};

/**
 * Page of a subscription: `/suscripcion/{id}`. `?version=` shows an older version, and `?historial` the list of
 * versions.
 */
export const SubscriptionPage = () => {
  const address = useVersionedAddress();
  // the key resets all state, including open sections, for another subscription
  return <SubscriptionScreen key={address.id} {...address} />;
};
