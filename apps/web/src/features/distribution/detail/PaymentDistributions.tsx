import { operationPermissions } from '@backoffice/schema/permissions';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { routes, unfiltered } from '@/domain/routes';
import { useCan } from '@/shared/auth';
import { QuerySection, Section, SectionLink } from '@/shared/detail';
import { money } from '@/shared/format';
import { detailTexts as texts, dialogTexts } from '../distribution.texts';
import { DistributionStatusChip } from '../distribution.status';
import { usePaymentDistributionsQuery, type PaymentDistributionsQuery } from './DistributionDetail.generated';
import { PartMark, partName, PartsBar, shareOf } from './PartsBar';

type Shared = NonNullable<NonNullable<PaymentDistributionsQuery['payment']>['distributions']>[number];

/** Shares of one distribution of a payment: the picture, and the table of the same. */
const SharedOut = ({ distribution }: { readonly distribution: Shared }) => {
  const { totalAmount, currencyId, details } = distribution;
  const parts = details?.rows ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2">{money(totalAmount, currencyId)}</Typography>
        <DistributionStatusChip of={distribution} />
      </Box>
      <PartsBar parts={parts} total={totalAmount} currencyId={currencyId} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {parts.map(({ id, typeCode, amount, destination }, place) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'baseline', gap: 1, py: 0.25 }}>
            <PartMark place={place} />
            <Typography variant="body2" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
              {partName(typeCode)} · {destination.holder ?? destination.account}
            </Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {money(amount, currencyId)} · {shareOf(amount, totalAmount)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const Content = ({ id }: { readonly id: string }) => {
  const result = usePaymentDistributionsQuery({ variables: { id } });
  const distributions = result.data?.payment?.distributions;
  return (
    <QuerySection
      query={result}
      data={distributions && distributions.length > 0 ? distributions : undefined}
      texts={{ failed: dialogTexts.failed, unknown: texts.none }}
    >
      {(known) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
          {known.map((distribution) => (
            <SharedOut key={distribution.id} distribution={distribution} />
          ))}
        </Box>
      )}
    </QuerySection>
  );
};

/** Distributions of a payment, for those who may see them. */
export const PaymentDistributions = ({ id }: { readonly id: string }) => {
  const allowed = useCan(...operationPermissions['Query.distributions']);
  if (!allowed) return null;
  return (
    <Section
      title={texts.section}
      aside={<SectionLink to={routes.distributions.href({ q: id, ...unfiltered.payments })}>{texts.open}</SectionLink>}
    >
      <Content id={id} />
    </Section>
  );
};
