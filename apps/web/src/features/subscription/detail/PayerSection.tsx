import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { useCan } from '@/shared/auth';
import { Copyable, Fact, Facts, Nothing, Section, SectionLink } from '@/shared/detail';
import { subscriptionDetailTexts } from './detail.texts';
import type { SubscriptionPartiesFragment } from './SubscriptionPage.generated';

const { payer: texts } = subscriptionDetailTexts;

/** Who pays, with a way to the payers who have the e-mail for those who may see payers. */
export const PayerSection = ({ subscription: { payer } }: { readonly subscription: SubscriptionPartiesFragment }) => {
  const maySearch = useCan(...operationPermissions['Query.payers']);
  if (!payer) return <Section title={texts.title} aside={<Nothing>{texts.none}</Nothing>} />;
  const { name, email } = payer;
  const search = maySearch && email && <SectionLink to={routes.payers.href({ q: email })}>{texts.search}</SectionLink>;
  return (
    <Section title={texts.title} aside={search}>
      <Facts>
        <Fact label={texts.name} span="row">
          {name}
        </Fact>
        <Fact label={texts.email} span="row">
          {email && <Copyable value={email} label={texts.copyEmail} />}
        </Fact>
      </Facts>
    </Section>
  );
};
