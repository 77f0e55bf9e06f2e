import Box from '@mui/material/Box';
import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { useCan } from '@/shared/auth';
import { Copyable, Fact, Facts, Nothing, Section, SectionLink, Stacked } from '@/shared/detail';
import { identificationText } from '@/domain/identification';
import { paymentDetailTexts } from '../detail.texts';
import { PayerProfile } from './PayerProfile';
import type { PaymentPayerFragment } from './PaymentPayer.generated';

const { copy, field, payer: texts } = paymentDetailTexts;

type Payer = NonNullable<PaymentPayerFragment['payer']>;

const PayerFacts = ({ payer }: { readonly payer: Payer }) => (
  <Facts>
    <Fact label={field.name} span="row">
      {payer.name}
    </Fact>
    <Fact label={field.email} span="row">
      {payer.email && <Copyable value={payer.email} label={copy.email} />}
    </Fact>
    <Fact label={field.identification}>
      {payer.identification && <Box sx={{ whiteSpace: 'nowrap' }}>{identificationText(payer.identification)}</Box>}
    </Fact>
    <Fact label={texts.country}>{payer.identification?.country}</Fact>
    <Fact label={field.externalReference}>{payer.externalReference}</Fact>
    <Fact label={texts.id} span="row">
      {payer.id && <Copyable value={payer.id} label={copy.payer} />}
    </Fact>
  </Facts>
);

/** Who pays, as the payment holds it; below, what the payer service knows, for those who may see payers (A169). */
export const PayerSection = ({ payment: { payer } }: { readonly payment: PaymentPayerFragment }) => {
  const mayShowPayer = useCan(...operationPermissions['Query.payer']);
  if (!payer) return <Section title={texts.title} aside={<Nothing>{texts.none}</Nothing>} />;
  const profileId = mayShowPayer ? payer.id : null;
  const open = profileId && <SectionLink to={routes.payer.href(profileId)}>{texts.profile}</SectionLink>;
  return (
    <Section title={texts.title} aside={open}>
      <Stacked>
        <PayerFacts payer={payer} />
        {profileId && <PayerProfile id={profileId} payer={payer} />}
      </Stacked>
    </Section>
  );
};
