import type { ReactNode } from 'react';
import { operationPermissions } from '@backoffice/schema/permissions';
import { ActivitySection, DatesSection } from '@/domain/activity';
import { NotesSection } from '@/domain/note';
import { routes } from '@/domain/routes';
import { PaymentDistributions } from '@/features/distribution';
import { CollectorLink, CollectorSection } from '@/domain/collector';
import { offerOf, type OfferedAction } from '@/shared/actions';
import { absentParts, datesOf, DetailBody, DetailHeader, SideBySide } from '@/shared/detail';
import { LoadingRows } from '@/shared/feedback';
import { money } from '@/shared/format';
import { latePart } from '@/shared/late-code';
import {
  useLoadedEntity,
  useVersionedAddress,
  VersionedPage,
  type EntityHistory,
  type PageFrame,
  type VersionedAddress,
} from '@/shared/versions';
import { paymentActions } from '../actions/payment.actions';
import { PaymentStatusChips } from '../PaymentStatusChips';
import { paymentDetailTexts as texts } from './detail.texts';
import { ExtraSection, MetadataSection } from './ExtraSections';
import { MethodsSection } from './MethodsSection';
import { FeesSection, netOf, RefundsSection, RelatedsSection } from './MovementSections';
import { BatchSection, PayerSection, SubscriptionSection } from './PartySections';
import { PaymentCurrentVersionDocument, usePaymentDetailQuery, type PaymentDetailQuery } from './PaymentPage.generated';
import { dateActions, droppedDates, partsOf, payerName, paymentTitle, refundDates } from './payment-parts';
import { PaymentVersions, usePermittedParts } from './payment-versions';
import { RejectionBanner } from './RejectionBanner';
import { ConceptsSection, ConditionsSection, SummarySection } from './SummarySections';

/** Queries of this screen to other services. A reload sends them again, together with the query of the payment. */
const alongside: ReadonlySet<string | undefined> = new Set([
  'CollectorOfEntity',
  'PaymentPayerProfile',
  'RelatedPayment',
]);

/** Permission, queries and components of the version history. */
const paymentHistory: EntityHistory = {
  anyOf: operationPermissions['Payment.history'],
  current: PaymentCurrentVersionDocument,
  Versions: PaymentVersions,
  Comparison: latePart(async () => (await import('./PaymentComparison')).PaymentComparison, LoadingRows),
};

interface PaymentProps {
  readonly payment: NonNullable<PaymentDetailQuery['payment']>;
}

interface PaymentBodyProps extends PaymentProps {
  /** Banner about the version. */
  readonly banner: ReactNode;
  /** Action that retries the charge. */
  readonly retry: OfferedAction | undefined;
}

const PaymentBody = ({ payment, banner, retry }: PaymentBodyProps) => {
  const { paymentId, payer, collectorId, subscriptionId, withdrawalBatchId } = payment;
  const parts = partsOf(payment);
  return (
    <DetailBody
      banner={
        <>
          {banner}
          {payment.status === 'REJECTED' && <RejectionBanner payment={payment} retry={retry} />}
        </>
      }
      main={
        <>
          <SummarySection payment={payment} />
          <MethodsSection payment={payment} />
          {parts.refunds && <RefundsSection payment={payment} />}
          <SideBySide
            left={
              <>
                {parts.concepts && <ConceptsSection payment={payment} />}
                <PaymentDistributions id={paymentId} net={netOf(payment)} />
              </>
            }
            right={
              <>
                {parts.fees && <FeesSection payment={payment} />}
                {parts.relatedPayments && <RelatedsSection payment={payment} />}
              </>
            }
          />
        </>
      }
      absent={absentParts(texts.parts, parts)}
      aside={
        <>
          <NotesSection of="Payment" id={paymentId} />
          <DatesSection
            of="Payment"
            id={paymentId}
            version={payment.version}
            dates={[...datesOf(texts.dates, payment, dateActions), ...refundDates(payment)]}
            lastUpdateDate={payment.lastUpdateDate}
            dropped={droppedDates[payment.status]}
          />
          {payer && <PayerSection payer={payer} />}
          <CollectorSection collectorId={collectorId} />
          {subscriptionId && <SubscriptionSection id={subscriptionId} />}
          {withdrawalBatchId && <BatchSection collectorId={collectorId} id={withdrawalBatchId} />}
          <ConditionsSection payment={payment} />
        </>
      }
      technical={
        <>
          {parts.metadata && <MetadataSection payment={payment} />}
          <ExtraSection payment={payment} />
        </>
      }
      activity={<ActivitySection of="Payment" id={paymentId} />}
    />
  );
};

interface LoadedPaymentProps extends PaymentProps {
  readonly page: PageFrame;
  readonly actions: readonly OfferedAction[];
}

const LoadedPayment = ({ payment, page: { reloading, banner }, actions }: LoadedPaymentProps) => {
  return (
    <>
      <DetailHeader
        title={texts.title}
        documentTitle={paymentTitle(payment)}
        // the list restores its last filters in this session (A15)
        back={{ to: routes.payments.path, label: texts.back }}
        entity={{
          what: money(payment.finalAmount, payment.currencyId),
          who: payerName(payment),
          belongsTo: <CollectorLink id={payment.collectorId} />,
          status: <PaymentStatusChips payment={payment} narrow />,
        }}
        toolbar={{ label: texts.actions, actions }}
        reloading={reloading}
      />
      <PaymentBody payment={payment} banner={banner} retry={offerOf(actions, 'retry')} />
    </>
  );
};

const PaymentScreen = (address: VersionedAddress) => {
  const { id, version } = address;
  const query = usePaymentDetailQuery({ variables: { id, version, ...usePermittedParts() } });
  const loaded = useLoadedEntity({ query, answered: query.data?.payment, version, alongside });
  const actions = paymentActions.usePageActions({ id, onChanged: loaded.reload });
  return (
    <VersionedPage
      address={address}
      loaded={loaded}
      actions={actions}
      history={paymentHistory}
      paths={{ list: routes.payments.path, pathOf: routes.payment.href }}
      texts={texts}
    >
      {(payment, page) => <LoadedPayment payment={payment} page={page} actions={actions.offered(payment)} />}
    </VersionedPage>
  );
};

/** Page of a payment: `/pago/{id}`. `?version=` shows an older version, and `?historial` the list of versions. */
export const PaymentPage = () => {
  const address = useVersionedAddress();
  // the key resets all state, including open sections, for another payment
  return <PaymentScreen key={address.id} {...address} />;
};
