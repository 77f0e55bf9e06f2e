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

/** Sections of what is paid to the collector, each by its permission, and the way to the lists. */
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

/** The ways to what is withdrawn for the collector, each for those who may see it. */
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
