import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
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
  /** Pending amount to be paid out. A warning appears if the available balance is in the same currency and lower. */
  readonly leaving?: Amount | undefined;
  /** Shows the amounts in large type, and always prints the section: on the collector's own page. */
  readonly prominent?: boolean;
}

const figures = {
  '& dl': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))' },
  '& dd': { fontSize: 'min(1.75rem, 6.6vw)', lineHeight: 1.25, fontWeight: 640, letterSpacing: '-0.02em' },
  displayPrint: 'block',
} as const;

/** Warning with the missing amount, if the balance is too low. */
const Shortage = ({ balance, leaving }: { readonly balance: Balance; readonly leaving: Amount }) => {
  const left = remainderOf(balance.availableAmount, [leaving.amount]);
  if (balance.currencyId !== leaving.currencyId || !left?.startsWith('-')) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1.5 }}>
      {balanceTexts.short(money(left.slice(1), leaving.currencyId))}
    </Alert>
  );
};

/** Section with the balance of a collector, and the part of it that can be withdrawn (B309). */
export const BalanceSection = ({ collectorId, leaving, prominent = false }: BalanceSectionProps) => {
  const result = useCollectorBalanceQuery({ variables: { id: collectorId } });
  return (
    <Section title={balanceTexts.title}>
      <Box sx={prominent ? figures : {}}>
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
      </Box>
    </Section>
  );
};
