import { operationPermissions } from '@backoffice/schema/permissions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { Can } from '@/shared/auth';
import { Copyable, DetailBody, Fact, Facts, Line, LineList, Nothing, Section } from '@/shared/detail';
import { countryText, identificationNumberText, identificationTypeText } from '@/domain/identification';
import { payerDetailTexts } from './detail.texts';
import type { PayerPartsFragment } from './PayerPage.generated';
import { PayerReferences } from './PayerReferences';

interface PayerProps {
  readonly payer: PayerPartsFragment;
}

/** What the payer has paid and subscribed to, which the lists find by e-mail alone (A59). */
const Lists = ({ email }: { readonly email: string }) => {
  const { summary: texts } = payerDetailTexts;
  const look = { component: Link, variant: 'outlined', color: 'inherit' } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.25 }}>
      <Can anyOf={operationPermissions['Query.payments']}>
        <Button {...look} to={routes.payments.href({ pagador: email })}>
          {texts.payments}
        </Button>
      </Can>
      <Can anyOf={operationPermissions['Query.subscriptions']}>
        <Button {...look} to={routes.subscriptions.href({ pagador: email })}>
          {texts.subscriptions}
        </Button>
      </Can>
    </Box>
  );
};

const Summary = ({ payer: { id, name, email, externalReference } }: PayerProps) => {
  const { summary: texts } = payerDetailTexts;
  return (
    <Section title={texts.title}>
      <Facts>
        <Fact label={texts.name} span="row">
          {name}
        </Fact>
        <Fact label={texts.email} span="row">
          {email && <Copyable value={email} label={texts.copyEmail} />}
        </Fact>
        <Fact label={texts.externalReference} span="row">
          {externalReference && <Copyable value={externalReference} label={texts.copyReference} />}
        </Fact>
        <Fact label={texts.id} span="row">
          <Copyable value={id} label={texts.copyId} />
        </Fact>
      </Facts>
      {email && <Lists email={email} />}
    </Section>
  );
};

const IdentificationSection = ({ payer: { identification } }: PayerProps) => {
  const { identification: texts } = payerDetailTexts;
  if (!identification) return <Section title={texts.title} aside={<Nothing>{texts.none}</Nothing>} />;
  return (
    <Section title={texts.title}>
      <Facts>
        <Fact label={texts.number}>{identificationNumberText(identification)}</Fact>
        <Fact label={texts.type}>{identificationTypeText(identification.type)}</Fact>
        <Fact label={texts.country}>{countryText(identification.country)}</Fact>
      </Facts>
    </Section>
  );
};

const PhonesSection = ({ payer: { phones } }: PayerProps) => {
  const { phones: texts } = payerDetailTexts;
  if (phones.length === 0) return <Section title={texts.title} aside={<Nothing>{texts.none}</Nothing>} />;
  return (
    <Section title={texts.title}>
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
};

/** All that is known of a payer (A59, A95). */
export const PayerBody = ({ payer }: PayerProps) => (
  <DetailBody
    story={<Summary payer={payer} />}
    facts={
      <>
        <IdentificationSection payer={payer} />
        <PhonesSection payer={payer} />
      </>
    }
    rest={
      <Can anyOf={operationPermissions['Payer.references']}>
        <PayerReferences payer={payer} />
      </Can>
    }
  />
);
