import { ofCollector, routes, unfiltered } from '@/domain/routes';
import { operationPermissions } from '@backoffice/schema/permissions';
import { LatestWithdrawals } from '@/features/money-out';
import { LatestPayments } from '@/features/payment';
import { LatestSubscriptions } from '@/features/subscription';
import Box from '@mui/material/Box';
import { useCan } from '@/shared/auth';
import { Section, SectionLink } from '@/shared/detail';
import { collectorDetailTexts } from './detail.texts';

const { elsewhere } = collectorDetailTexts;

interface CollectorProps {
  readonly collector: { readonly id: string; readonly name: string };
}

/**
 * Sections with the latest withdrawals, payments and subscriptions of the collector. Each links to its list: of the
 * last twelve months, or of every payment type for subscriptions. A person sees the sections whose lists they may read.
 */
export const LatestSections = ({ collector }: CollectorProps) => {
  const filter = { collectorId: collector.id };
  const parameters = ofCollector(collector);
  return (
    <>
      <LatestWithdrawals collector={collector} />
      <LatestPayments filter={filter} to={routes.payments.href({ ...parameters, ...unfiltered.payments })} />
      <LatestSubscriptions
        filter={filter}
        to={routes.subscriptions.href({ ...parameters, ...unfiltered.subscriptions })}
      />
    </>
  );
};

/** Section with links to other lists of the collector, each for people who may read that list. */
export const ElsewhereSection = ({ collector }: CollectorProps) => {
  const parameters = ofCollector(collector);
  const seesBatches = useCan(...operationPermissions['Query.batches']);
  const seesReferences = useCan(...operationPermissions['Query.payerReferences']);
  if (!seesBatches && !seesReferences) return null;
  return (
    <Section title={elsewhere.title}>
      <Box sx={{ display: 'grid', justifyItems: 'start', ml: -1 }}>
        {seesBatches && (
          <SectionLink to={routes.batches.href({ ...parameters, ...unfiltered.withdrawals })}>
            {elsewhere.batches}
          </SectionLink>
        )}
        {seesReferences && (
          <SectionLink to={routes.payerReferences.href(parameters)}>{elsewhere.references}</SectionLink>
        )}
      </Box>
    </Section>
  );
};
