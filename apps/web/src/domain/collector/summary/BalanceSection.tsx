import Alert from '@mui/material/Alert';
import { FieldFacts, PendingFacts, QuerySection, Section, type Fields } from '@/shared/detail';
import { money, remainderOf, type Amount } from '@/shared/format';
import { balanceTexts } from './collector-section.texts';
import { useCollectorBalanceQuery, type CollectorBalanceQuery } from './CollectorBalance.generated';

type Balance = NonNullable<NonNullable<CollectorBalanceQuery['collector']>['balance']>;

const balanceFields: Fields<Balance> = {
  amount: [balanceTexts.amount, ({ amount, currencyId }) => money(amount, currencyId)],
  availableAmount: [balanceTexts.available, ({ availableAmount, currencyId }) => money(availableAmount, currencyId)],
  currencyId: null,
};

interface BalanceSectionProps {
  readonly collectorId: string;
  /** Money that waits to leave; a balance that does not suffice for it says so. */
  readonly leaving?: Amount | undefined;
}

/** Shows that the balance does not suffice, and how much is missing. */
const Shortage = ({ balance, leaving }: { readonly balance: Balance; readonly leaving: Amount }) => {
  const left = remainderOf(balance.availableAmount, [leaving.amount]);
  if (balance.currencyId !== leaving.currencyId || !left?.startsWith('-')) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1.5 }}>
      {balanceTexts.short(money(left.slice(1), leaving.currencyId))}
    </Alert>
  );
};

/** The money of a collector, and the part of it that can be withdrawn (B309). */
export const BalanceSection = ({ collectorId, leaving }: BalanceSectionProps) => {
  const result = useCollectorBalanceQuery({ variables: { id: collectorId } });
  return (
    <Section title={balanceTexts.title}>
      <QuerySection
        query={result}
        data={result.data?.collector?.balance}
        texts={balanceTexts}
        pending={<PendingFacts fields={balanceFields} />}
      >
        {(balance) => (
          <>
            <FieldFacts fields={balanceFields} entity={balance} />
            {leaving && <Shortage balance={balance} leaving={leaving} />}
          </>
        )}
      </QuerySection>
    </Section>
  );
};
