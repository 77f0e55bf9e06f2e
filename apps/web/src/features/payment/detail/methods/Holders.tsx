import PersonSearch from '@mui/icons-material/PersonSearchRounded';
import Button from '@mui/material/Button';
import { errorOf } from '@/shared/apollo';
import { Fact, Facts, Group, Nothing, PartFailed, PartLoading } from '@/shared/detail';
import { documentText } from '@/domain/identification';
import { paymentDetailTexts } from '../detail.texts';
import { usePaymentHoldersQuery, type PaymentHoldersQuery } from './PaymentHolders.generated';

const { field, holder: texts } = paymentDetailTexts;

type Holder = NonNullable<NonNullable<PaymentHoldersQuery['payment']>['holder']>[number];

const HolderFacts = ({ holder }: { readonly holder: Holder }) => (
  <Facts>
    <Fact label={field.name}>{holder.holderName}</Fact>
    <Fact label={field.identification}>{holder.holderId && documentText(holder.holderId)}</Fact>
  </Facts>
);

/**
 * Holders of the cards, looked up in the gateway when the payment is shown, and again on demand (A67). Personal data:
 * it stays out of the client's memory.
 */
export const Holders = ({ paymentId }: { readonly paymentId: string }) => {
  const result = usePaymentHoldersQuery({ variables: { id: paymentId }, fetchPolicy: 'no-cache' });
  const lookUp = () => void result.refetch();
  const holders = result.data?.payment?.holder;
  const failure = errorOf(result);
  return (
    <Group
      title={texts.title}
      aside={
        <Button size="small" startIcon={<PersonSearch />} onClick={lookUp} sx={{ mr: -1.25 }}>
          {texts.lookUp}
        </Button>
      }
    >
      {result.loading && <PartLoading />}
      {!result.loading && failure && <PartFailed title={texts.failed} failure={failure} onRetry={lookUp} />}
      {!result.loading && !failure && (!holders || holders.length === 0) && <Nothing>{texts.none}</Nothing>}
      {!result.loading && holders?.map((holder, position) => <HolderFacts key={position} holder={holder} />)}
    </Group>
  );
};
