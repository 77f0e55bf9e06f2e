import { ActivitySection } from '@/domain/activity';
import { NotesSection } from '@/domain/note';
import { routes, unfiltered } from '@/domain/routes';
import { operationPermissions } from '@backoffice/schema/permissions';
import { LatestPayments } from '@/features/payment';
import { LatestSubscriptions } from '@/features/subscription';
import { Can } from '@/shared/auth';
import { DetailBody, FieldFacts, Line, LineList, Section, type Fields } from '@/shared/detail';
import { countryText, identificationNumberText, identificationTypeText } from '@/domain/identification';
import { payerDetailTexts } from './detail.texts';
import type { PayerPartsFragment } from './PayerPage.generated';
import { PayerReferences } from './PayerReferences';

interface PayerProps {
  readonly payer: PayerPartsFragment;
}

/** Latest payments and subscriptions of the payer, which are found by e-mail only, with links to the lists (A59). */
const Paid = ({ email }: { readonly email: string }) => (
  <>
    <LatestPayments
      filter={{ payerEmail: email }}
      to={routes.payments.href({ pagador: email, ...unfiltered.payments })}
    />
    <LatestSubscriptions
      filter={{ payerEmail: email }}
      to={routes.subscriptions.href({ pagador: email, ...unfiltered.subscriptions })}
    />
  </>
);

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

/** All sections of a payer (A59, A95). */
export const PayerBody = ({ payer }: PayerProps) => (
  <DetailBody
    main={
      <>
        <Summary payer={payer} />
        {payer.email && <Paid email={payer.email} />}
        <Can anyOf={operationPermissions['Payer.references']}>
          <PayerReferences payer={payer} />
        </Can>
      </>
    }
    aside={
      <>
        <NotesSection of="Payer" id={payer.id} />
        <IdentificationSection payer={payer} />
        <PhonesSection payer={payer} />
      </>
    }
    activity={<ActivitySection of="Payer" id={payer.id} />}
  />
);
