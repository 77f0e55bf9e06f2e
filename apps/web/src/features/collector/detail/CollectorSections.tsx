import { ofCollector, routes, unfiltered } from '@/domain/routes';
import { operationPermissions, type Permission } from '@backoffice/schema/permissions';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Can } from '@/shared/auth';
import { FieldFacts, QuerySection, Section, type Fields } from '@/shared/detail';
import { money } from '@/shared/format';
import { useCollectorBalanceQuery, type CollectorBalanceQuery } from './CollectorPage.generated';
import { collectorDetailTexts } from './detail.texts';

const { balance: balanceTexts, lists: texts } = collectorDetailTexts;

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

interface Collector {
  readonly id: string;
  readonly name: string;
}

interface ListLink {
  readonly label: string;
  readonly pathOf: (collector: Collector) => string;
  readonly anyOf: readonly Permission[];
}

const links: readonly ListLink[] = [
  {
    label: texts.payments,
    pathOf: (collector) => routes.payments.href({ ...ofCollector(collector), ...unfiltered.payments }),
    anyOf: operationPermissions['Query.payments'],
  },
  {
    label: texts.subscriptions,
    pathOf: (collector) => routes.subscriptions.href({ ...ofCollector(collector), ...unfiltered.subscriptions }),
    anyOf: operationPermissions['Query.subscriptions'],
  },
  {
    label: texts.references,
    pathOf: (collector) => routes.payerReferences.href(ofCollector(collector)),
    anyOf: operationPermissions['Query.payerReferences'],
  },
];

/** The lists of this collector's entities, for persons with their permissions. */
export const ListsSection = ({ collector }: { readonly collector: Collector }) => (
  <Section title={texts.title}>
    <Box sx={{ display: 'grid', gap: 1 }}>
      {links.map(({ label, pathOf, anyOf }) => (
        <Can key={label} anyOf={anyOf}>
          <Button
            component={Link}
            to={pathOf(collector)}
            variant="outlined"
            color="inherit"
            endIcon={<ChevronRight />}
            sx={{ justifyContent: 'space-between' }}
          >
            {label}
          </Button>
        </Can>
      ))}
    </Box>
  </Section>
);
