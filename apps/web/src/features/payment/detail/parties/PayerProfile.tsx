import { AskedPart, Fact, Facts, Group } from '@/shared/detail';
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

/** What the payer service knows of the payer today, which may differ from what the payment holds; it fails alone. */
export const PayerProfile = ({ id, payer }: ProfileProps) => {
  const asked = usePaymentPayerProfileQuery({ variables: { id } });
  return (
    <Group title={texts.registered}>
      <AskedPart asked={asked} part={asked.data?.payer} texts={texts}>
        {(profile) => <ProfileFacts profile={profile} payer={payer} />}
      </AskedPart>
    </Group>
  );
};
