import { ofCollector, routes, unfiltered } from '@/domain/routes';
import { operationPermissions } from '@backoffice/schema/permissions';
import { LatestPayments } from '@/features/payment';
import { LatestSubscriptions } from '@/features/subscription';
import Box from '@mui/material/Box';
import { Can, useCan } from '@/shared/auth';
import { Section, SectionLink } from '@/shared/detail';
import { collectorDetailTexts } from './detail.texts';

const { references, withdrawn } = collectorDetailTexts;

interface CollectorProps {
  readonly collector: { readonly id: string; readonly name: string };
}

/**
 * Sections with the latest payments and subscriptions of the collector, each with its permission and a link to its
 * list.
 */
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

/** Section with a link to the collector's payer references, for people who may read them. */
export const ReferencesSection = ({ collector }: CollectorProps) => (
  <Can anyOf={operationPermissions['Query.payerReferences']}>
    <Section
      title={references.title}
      aside={<SectionLink to={routes.payerReferences.href(ofCollector(collector))}>{references.open}</SectionLink>}
    />
  </Can>
);

/** Section with links to the collector's withdrawals, each with its permission. */
export const WithdrawnSection = ({ collector }: CollectorProps) => {
  const parameters = ofCollector(collector);
  const seesWithdrawals = useCan(...operationPermissions['Query.withdrawals']);
  const seesBatches = useCan(...operationPermissions['Query.batches']);
  if (!seesWithdrawals && !seesBatches) return null;
  return (
    <Section
      title={withdrawn.title}
      aside={
        <Box sx={{ display: 'flex', gap: 2 }}>
          {seesWithdrawals && (
            <SectionLink to={routes.withdrawalHistory.href({ ...parameters, ...unfiltered.withdrawals })}>
              {withdrawn.withdrawals}
            </SectionLink>
          )}
          {seesBatches && (
            <SectionLink to={routes.batches.href({ ...parameters, ...unfiltered.withdrawals })}>
              {withdrawn.batches}
            </SectionLink>
          )}
        </Box>
      }
    />
  );
};
