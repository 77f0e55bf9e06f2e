import type { ReactNode } from 'react';
import { operationPermissions } from '@backoffice/schema/permissions';
import { ActivitySection } from '@/domain/activity';
import { routes } from '@/domain/routes';
import { CollectorSection } from '@/domain/collector';
import { offerOf, type OfferedAction } from '@/shared/actions';
import { absentParts, Banner, DatesSection, datesOf, DetailBody, DetailHeader, metadataTree } from '@/shared/detail';
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

/** The queries to other services on this screen, asked again together with the subscription. */
const alongside: ReadonlySet<string | undefined> = new Set(['CollectorOfEntity']);

/** The history of subscriptions. */
const subscriptionHistory: EntityHistory = {
  anyOf: operationPermissions['PaymentSubscription.history'],
  current: SubscriptionCurrentVersionDocument,
  Versions: SubscriptionVersions,
  Comparison: latePart(async () => (await import('./SubscriptionComparison')).SubscriptionComparison, LoadingRows),
};

interface SubscriptionProps {
  readonly subscription: NonNullable<SubscriptionDetailQuery['subscription']>;
}

/** The state of the subscription, and what it means (A72). */
const StatusBanner = ({ subscription }: SubscriptionProps) => {
  const { text, tone } = statusText(subscriptionStatus, subscription);
  return (
    <Banner tone={tone} title={`${text}.`}>
      {texts.statusMeans[subscription.status]}
    </Banner>
  );
};

/** True for a subscription that has ended, which starts no more. */
const hasEnded = ({ status }: SubscriptionProps['subscription']): boolean =>
  status === 'CANCELLED' || status === 'REJECTED' || status === 'FINISHED';

const payerName = ({ payer }: SubscriptionProps['subscription']): string | null => payer?.name ?? payer?.email ?? null;

interface SubscriptionBodyProps extends SubscriptionProps {
  /** Notice about the version. */
  readonly banner: ReactNode;
  /** The offer of the payment form. */
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
          <DatesSection
            dates={datesOf(texts.dates, subscription)}
            lastUpdateDate={subscription.lastUpdateDate}
            dropped={hasEnded(subscription) ? ['startDate'] : []}
          />
          {subscription.payer && <PayerSection payer={subscription.payer} />}
          <CollectorSection collectorId={subscription.collectorId} />
          <ConditionsSection subscription={subscription} />
        </>
      }
      footer={
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
          payerName(subscription) ?? subscription.subscriptionId,
          money(subscription.amount, subscription.currencyId),
        )}
        // the list remembers for the session how it was left (A50)
        back={{ to: routes.subscriptions.path, label: texts.back }}
        entity={{
          what: money(subscription.amount, subscription.currencyId),
          who: payerName(subscription),
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

/** The detail of a subscription: `/suscripcion/{id}`, an older version with `?version=`, its versions with `?historial`. */
export const SubscriptionPage = () => {
  const address = useVersionedAddress();
  // another subscription is another screen: nothing of the one before stays, its open parts included
  return <SubscriptionScreen key={address.id} {...address} />;
};
