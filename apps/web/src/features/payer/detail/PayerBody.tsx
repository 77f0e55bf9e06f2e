import { routes, unfiltered } from '@/domain/routes';
import { operationPermissions } from '@backoffice/schema/permissions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Can } from '@/shared/auth';
import { DetailBody, FieldFacts, Line, LineList, Section, type Fields } from '@/shared/detail';
import { countryText, identificationNumberText, identificationTypeText } from '@/domain/identification';
import { payerDetailTexts } from './detail.texts';
import type { PayerPartsFragment } from './PayerPage.generated';
import { PayerReferences } from './PayerReferences';

interface PayerProps {
  readonly payer: PayerPartsFragment;
}

/** Links to the payments and subscriptions of the payer, which the lists find by e-mail alone (A59). */
const Lists = ({ email }: { readonly email: string }) => {
  const { summary: texts } = payerDetailTexts;
  const button = { component: Link, variant: 'outlined', color: 'inherit' } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.25 }}>
      <Can anyOf={operationPermissions['Query.payments']}>
        <Button {...button} to={routes.payments.href({ pagador: email, ...unfiltered.payments })}>
          {texts.payments}
        </Button>
      </Can>
      <Can anyOf={operationPermissions['Query.subscriptions']}>
        <Button {...button} to={routes.subscriptions.href({ pagador: email, ...unfiltered.subscriptions })}>
          {texts.subscriptions}
        </Button>
      </Can>
    </Box>
  );
};

const { identification, phones: phoneTexts, summary } = payerDetailTexts;

const summaryFields: Fields<Omit<PayerPartsFragment, 'identification' | 'phones'>> = {
  name: [summary.name, ({ name }) => name, { wide: true }],
  email: [summary.email, ({ email }) => email, { copy: summary.copyEmail, wide: true }],
  externalReference: [
    summary.externalReference,
    ({ externalReference }) => externalReference,
    { copy: summary.copyReference, wide: true },
  ],
  id: [summary.id, ({ id }) => id, { copy: summary.copyId, wide: true }],
};

const Summary = ({ payer }: PayerProps) => (
  <Section title={summary.title}>
    <FieldFacts fields={summaryFields} entity={payer} />
    {payer.email && <Lists email={payer.email} />}
  </Section>
);

const identificationFields: Fields<NonNullable<PayerPartsFragment['identification']>> = {
  number: [identification.number, identificationNumberText],
  typeCode: [identification.type, ({ typeCode }) => identificationTypeText(typeCode)],
  country: [identification.country, ({ country }) => countryText(country)],
};

const IdentificationSection = ({ payer }: PayerProps) => (
  <Section title={identification.title} empty={!payer.identification && identification.none}>
    {payer.identification && <FieldFacts fields={identificationFields} entity={payer.identification} />}
  </Section>
);

const PhonesSection = ({ payer: { phones } }: PayerProps) => (
  <Section title={phoneTexts.title} empty={phones.length === 0 && phoneTexts.none}>
    <LineList>
      {phones.map(({ description, areaCode, phoneNumber }) => (
        <Line
          key={`${description} ${areaCode} ${phoneNumber}`}
          title={description}
          trailing={`(${areaCode}) ${phoneNumber}`}
        />
      ))}
    </LineList>
  </Section>
);

/** All that is known of a payer (A59, A95). */
export const PayerBody = ({ payer }: PayerProps) => (
  <DetailBody
    main={<Summary payer={payer} />}
    aside={
      <>
        <IdentificationSection payer={payer} />
        <PhonesSection payer={payer} />
      </>
    }
    footer={
      <Can anyOf={operationPermissions['Payer.references']}>
        <PayerReferences payer={payer} />
      </Can>
    }
  />
);
