import { errorOf } from '@/shared/apollo';
import { Fact, Facts, Group, Nothing, PartFailed, PartLoading } from '@/shared/detail';
import { paymentDetailTexts } from '../detail.texts';
import type { PaymentPayerFragment } from './PaymentPayer.generated';
import { usePaymentPayerProfileQuery, type PaymentPayerProfileQuery } from './PayerProfile.generated';

const { field, payer: texts } = paymentDetailTexts;

type Profile = NonNullable<PaymentPayerProfileQuery['payer']>;
type PayerOfPayment = NonNullable<PaymentPayerFragment['payer']>;

interface ProfileProps {
  readonly id: string;
  readonly payer: PayerOfPayment;
}

interface ProfileFactsProps {
  readonly profile: Profile;
  readonly payer: PayerOfPayment;
}

/** Telephones, and what has changed since the payment was made. */
const ProfileFacts = ({ profile: { name, email, externalReference, phones }, payer }: ProfileFactsProps) => (
  <Facts>
    {name !== payer.name && (
      <Fact label={field.name} span="row">
        {name}
      </Fact>
    )}
    {email !== payer.email && (
      <Fact label={field.email} span="row">
        {email}
      </Fact>
    )}
    {externalReference !== payer.externalReference && <Fact label={field.externalReference}>{externalReference}</Fact>}
    {phones.length === 0 && <Fact label={texts.phones} />}
    {phones.map(({ description, areaCode, phoneNumber }) => (
      <Fact key={`${areaCode} ${phoneNumber}`} label={description}>{`(${areaCode}) ${phoneNumber}`}</Fact>
    ))}
  </Facts>
);

const ProfileContent = ({ id, payer }: ProfileProps) => {
  const result = usePaymentPayerProfileQuery({ variables: { id } });
  const failure = errorOf(result);
  const profile = result.data?.payer;
  if (profile) return <ProfileFacts profile={profile} payer={payer} />;
  if (result.loading) return <PartLoading />;
  if (failure) return <PartFailed title={texts.failed} failure={failure} onRetry={() => void result.refetch()} />;
  return <Nothing>{texts.unknown}</Nothing>;
};

/** What the payer service knows of the payer today, which may differ from what the payment holds; it fails alone. */
export const PayerProfile = ({ id, payer }: ProfileProps) => (
  <Group title={texts.registered}>
    <ProfileContent id={id} payer={payer} />
  </Group>
);
