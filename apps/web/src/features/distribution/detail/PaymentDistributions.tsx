import { operationPermissions } from '@backoffice/schema/permissions';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { routes, unfiltered } from '@/domain/routes';
import { useCan } from '@/shared/auth';
import { QuerySection, Section, SectionLink } from '@/shared/detail';
import { money, totalsOf } from '@/shared/format';
import { detailTexts as texts, dialogTexts } from '../distribution.texts';
import { DistributionStatusChip } from '../distribution.status';
import { usePaymentDistributionsQuery, type PaymentDistributionsQuery } from './DistributionDetail.generated';
import { PartMark, partName, PartsBar, shareOf } from './PartsBar';

/** Type of the part that the collector of the payment receives. */
const COLLECTOR = 'collector';

type Shared = NonNullable<NonNullable<PaymentDistributionsQuery['payment']>['distributions']>[number];

interface PaymentDistributionsProps {
  readonly id: string;
  /** Net amount of the payment after its fees, as decimal text. Undefined if it is unknown. */
  readonly net: string | undefined;
}

interface SharedOutProps {
  readonly distribution: Shared;
  readonly net: string | undefined;
}

interface TwoNetsProps {
  readonly distribution: Shared;
  readonly net: string;
}

/** Text that explains why the collector receives an amount other than the net of the payment. */
const TwoNets = ({ distribution: { currencyId, details }, net }: TwoNetsProps) => {
  const sent = totalsOf(
    (details?.rows ?? [])
      .filter(({ typeCode }) => typeCode === COLLECTOR)
      .map(({ amount }) => ({ amount, currencyId })),
  )[0]?.amount;
  if (sent === undefined || sent === net) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {texts.twoNets(money(net, currencyId), money(sent, currencyId))}
    </Typography>
  );
};

/** Shares of one distribution as a bar and as a list. */
const SharedOut = ({ distribution, net }: SharedOutProps) => {
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
      {net !== undefined && <TwoNets distribution={distribution} net={net} />}
    </Box>
  );
};

const Content = ({ id, net }: PaymentDistributionsProps) => {
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
            <SharedOut key={distribution.id} distribution={distribution} net={net} />
          ))}
        </Box>
      )}
    </QuerySection>
  );
};

/** Section with the distributions of a payment, for people who may read them. */
export const PaymentDistributions = ({ id, net }: PaymentDistributionsProps) => {
  const allowed = useCan(...operationPermissions['Query.distributions']);
  if (!allowed) return null;
  return (
    <Section
      title={texts.section}
      aside={<SectionLink to={routes.distributions.href({ q: id, ...unfiltered.payments })}>{texts.open}</SectionLink>}
    >
      <Content id={id} net={net} />
    </Section>
  );
};
