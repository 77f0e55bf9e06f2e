import { AskedPart, Fact, Facts, Section } from '@/shared/detail';
import { money } from '@/shared/format';
import { useCollectorBalanceQuery } from './CollectorBalance.generated';
import { collectorDetailTexts } from './detail.texts';

const { balance: texts } = collectorDetailTexts;

/** The money of a collector, and what of it can be withdrawn (B309). */
export const BalanceSection = ({ collectorId }: { readonly collectorId: string }) => {
  const asked = useCollectorBalanceQuery({ variables: { id: collectorId } });
  return (
    <Section title={texts.title}>
      <AskedPart asked={asked} part={asked.data?.collector?.balance} texts={texts}>
        {({ amount, availableAmount, currencyId }) => (
          <Facts>
            <Fact label={texts.amount}>{money(amount, currencyId)}</Fact>
            <Fact label={texts.available}>{money(availableAmount, currencyId)}</Fact>
          </Facts>
        )}
      </AskedPart>
    </Section>
  );
};
