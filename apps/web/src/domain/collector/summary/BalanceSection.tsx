import { FieldFacts, QuerySection, Section, type Fields } from '@/shared/detail';
import { money } from '@/shared/format';
import { balanceTexts } from './collector-section.texts';
import { useCollectorBalanceQuery, type CollectorBalanceQuery } from './CollectorBalance.generated';

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
