import { coded } from '@/domain/service-codes';
import { routes } from '@/domain/routes';
import Box from '@mui/material/Box';
import { operationPermissions } from '@backoffice/schema/permissions';
import { useCan } from '@/shared/auth';
import {
  Copyable,
  Fact,
  Facts,
  FieldFacts,
  Group,
  QuerySection,
  Section,
  SectionLink,
  Stacked,
  type Fields,
} from '@/shared/detail';
import { countryText, identificationText } from '@/domain/identification';
import { paymentDetailTexts } from './detail.texts';
import { usePaymentPayerProfileQuery, type PaymentPartiesFragment } from './PaymentPage.generated';

const { batch, copy, field, payer: texts, subscription } = paymentDetailTexts;

type Payer = NonNullable<PaymentPartiesFragment['payer']>;

const identificationOf = ({ identification }: Payer): string | null =>
  identification && identificationText(identification);

/** Fields of the payer in the payment. */
export const payerFields: Fields<Payer, 'country'> = {
  name: [field.name, ({ name }) => name, { wide: true }],
  email: [field.email, ({ email }) => email, { copy: copy.email, wide: true }],
  identification: [
    field.identification,
    identificationOf,
    {
      render: (payer) => payer.identification && <Box sx={{ whiteSpace: 'nowrap' }}>{identificationOf(payer)}</Box>,
    },
  ],
  country: [
    texts.country,
    ({ identification }) => identification && coded(countryText(identification.country), identification.country),
    { technical: true },
  ],
  externalReference: [field.externalReference, ({ externalReference }) => externalReference],
  payerId: [texts.id, ({ payerId }) => payerId, { copy: copy.payer, wide: true, technical: true }],
};

/**
 * Current profile of the payer in the payer service: telephones, and differences from the payment. A failure affects
 * this group alone.
 */
const PayerProfile = ({ id, payer }: { readonly id: string; readonly payer: Payer }) => {
  const result = usePaymentPayerProfileQuery({ variables: { id } });
  return (
    <Group title={texts.registered}>
      <QuerySection query={result} data={result.data?.payer} texts={texts}>
        {({ name, email, externalReference, phones }) => (
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
            {externalReference !== payer.externalReference && (
              <Fact label={field.externalReference}>{externalReference}</Fact>
            )}
            {phones.length === 0 && <Fact label={texts.phones} />}
            {phones.map(({ description, areaCode, phoneNumber }) => (
              <Fact key={`${areaCode} ${phoneNumber}`} label={description}>{`(${areaCode}) ${phoneNumber}`}</Fact>
            ))}
          </Facts>
        )}
      </QuerySection>
    </Group>
  );
};

/** Section with the payer in the payment, and the current profile for people with the permission (A169). */
export const PayerSection = ({ payer }: { readonly payer: Payer }) => {
  const mayShowPayer = useCan(...operationPermissions['Query.payer']);
  const profileId = mayShowPayer && payer.payerId;
  const open = profileId && <SectionLink to={routes.payer.href(profileId)}>{texts.profile}</SectionLink>;
  return (
    <Section title={texts.title} aside={open}>
      <Stacked>
        <FieldFacts fields={payerFields} entity={payer} />
        {profileId && <PayerProfile id={profileId} payer={payer} />}
      </Stacked>
    </Section>
  );
};

/** Section with the subscription that created the payment: its id and a link (A64). */
export const SubscriptionSection = ({ id }: { readonly id: string }) => (
  <Section
    title={subscription.title}
    aside={<SectionLink to={routes.subscription.href(id)}>{subscription.open}</SectionLink>}
  >
    <Copyable value={id} label={copy.subscription} />
  </Section>
);

interface BatchProps {
  readonly collectorId: string;
  readonly id: string;
}

/**
 * Section with the batch of withdrawals that includes the money of the payment. The answer lacks the batch for a person
 * without the permission (CON-17).
 */
export const BatchSection = ({ collectorId, id }: BatchProps) => {
  const mayOpen = useCan(...operationPermissions['Query.batch']);
  const link = mayOpen && <SectionLink to={routes.batch.href(collectorId, id)}>{batch.open}</SectionLink>;
  return (
    <Section title={batch.title} aside={link}>
      <Copyable value={id} label={copy.batch} />
    </Section>
  );
};
