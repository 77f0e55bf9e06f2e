import { errorOf } from '@/shared/apollo';
import { Fact, Facts, Group, Nothing, PartFailed, PartLoading } from '@/shared/detail';
import { paymentDetailTexts } from '../detail.texts';
import { usePaymentPayerProfileQuery, type PaymentPayerProfileQuery } from './PayerProfile.generated';

const { field, payer: texts } = paymentDetailTexts;

type Profile = NonNullable<PaymentPayerProfileQuery['payer']>;

const ProfileFacts = ({ profile }: { readonly profile: Profile }) => (
  <Facts>
    <Fact label={field.name} span="row">
      {profile.name}
    </Fact>
    <Fact label={field.email} span="row">
      {profile.email}
    </Fact>
    <Fact label={field.externalReference} span="row">
      {profile.externalReference}
    </Fact>
    {profile.phones.length === 0 && <Fact label={texts.phones} />}
    {profile.phones.map(({ description, areaCode, phoneNumber }) => (
      <Fact key={`${areaCode} ${phoneNumber}`} label={description}>{`(${areaCode}) ${phoneNumber}`}</Fact>
    ))}
  </Facts>
);

const ProfileContent = ({ id }: { readonly id: string }) => {
  const result = usePaymentPayerProfileQuery({ variables: { id } });
  const failure = errorOf(result);
  const profile = result.data?.payer;
  if (profile) return <ProfileFacts profile={profile} />;
  if (result.loading) return <PartLoading />;
  if (failure) return <PartFailed title={texts.failed} failure={failure} onRetry={() => void result.refetch()} />;
  return <Nothing>{texts.unknown}</Nothing>;
};

/** What the payer service knows of the payer today; it may differ from what the payment holds, and fails alone. */
export const PayerProfile = ({ id }: { readonly id: string }) => (
  <Group title={texts.registered}>
    <ProfileContent id={id} />
  </Group>
);
