import { ofCollector, routes, unfiltered } from '@/domain/routes';
import { operationPermissions } from '@backoffice/schema/permissions';
import { LatestPayments } from '@/features/payment';
import { LatestSubscriptions } from '@/features/subscription';
import { Can } from '@/shared/auth';
import { FieldFacts, QuerySection, Section, SectionLink, type Fields } from '@/shared/detail';
import { money } from '@/shared/format';
import { useCollectorBalanceQuery, type CollectorBalanceQuery } from './CollectorPage.generated';
import { collectorDetailTexts } from './detail.texts';

const { balance: balanceTexts, references } = collectorDetailTexts;

const balanceFields: Fields<NonNullable<NonNullable<CollectorBalanceQuery['collector']>['balance']>> = {
  amount: [balanceTexts.amount, ({ amount, currencyId }) => money(amount, currencyId)],
  availableAmount: [balanceTexts.available, ({ availableAmount, currencyId }) => money(availableAmount, currencyId)],
  currencyId: null,
};

/** The money of a collector, and the part of it that can be withdrawn (B309). */
export const BalanceSection = ({ collectorId }: { readonly collectorId: string }) => {
  const result = useCollectorBalanceQuery({ variables: { id: collectorId } });
  return (
    <Section title={balanceTexts.title}>
      <QuerySection query={result} data={result.data?.collector?.balance} texts={balanceTexts}>
        {(balance) => <FieldFacts fields={balanceFields} entity={balance} />}
      </QuerySection>
    </Section>
  );
};

interface CollectorProps {
  readonly collector: { readonly id: string; readonly name: string };
}

/** What is paid to the collector, each part for those who may see it, and the way to the lists. */
export const PaidSections = ({ collector }: CollectorProps) => {
  const filter = { collectorId: collector.id };
  const parameters = ofCollector(collector);
  return (
    <>
      <LatestPayments filter={filter} to={routes.payments.href({ ...parameters, ...unfiltered.payments })} />
      <LatestSubscriptions
        filter={filter}
        to={routes.subscriptions.href({ ...parameters, ...unfiltered.subscriptions })}
      />
    </>
  );
};

/** The way to what the collector calls its payers, for those who may see it. */
export const ReferencesSection = ({ collector }: CollectorProps) => (
  <Can anyOf={operationPermissions['Query.payerReferences']}>
    <Section
      title={references.title}
      aside={<SectionLink to={routes.payerReferences.href(ofCollector(collector))}>{references.open}</SectionLink>}
    />
  </Can>
);
