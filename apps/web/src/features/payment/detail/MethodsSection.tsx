import PersonSearch from '@mui/icons-material/PersonSearchRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { operationPermissions } from '@backoffice/schema/permissions';
import { useCan } from '@/shared/auth';
import { FieldFacts, Group, Panel, QuerySection, Section, Stacked, Technical, type Fields } from '@/shared/detail';
import { exactDecimal, money, quantity } from '@/shared/format';
import { codeText, serviceStatus } from '@/domain/service-codes';
import { documentText } from '@/domain/identification';
import { paymentDetailTexts } from './detail.texts';
import {
  conversionAmount,
  conversionOf,
  expiry,
  hasNumber,
  isCard,
  lastFour,
  methodName,
  methodNumber,
} from './payment-text';
import { usePaymentHoldersQuery, type PaymentHoldersQuery, type PaymentMethodsFragment } from './PaymentPage.generated';

const { field, holder: holderTexts, methods: texts } = paymentDetailTexts;

type Method = PaymentMethodsFragment['paymentMethods'][number];
type Holder = NonNullable<NonNullable<PaymentHoldersQuery['payment']>['holder']>[number];

/** Fields of a payment method. */
export const methodFields: Fields<Method> = {
  paymentMethodName: [texts.method, methodName, { only: 'comparison' }],
  firstSixDigits: [texts.number, methodNumber, { when: hasNumber, printText: lastFour }],
  lastFourDigits: null,
  expirationMonth: [
    texts.expiry,
    ({ expirationMonth, expirationYear }) => expiry(expirationMonth, expirationYear),
    { when: isCard, printText: () => null },
  ],
  expirationYear: null,
  installments: [texts.installments, ({ installments }) => quantity(installments)],
  amount: [field.amount, ({ amount, currencyId }) => money(amount, currencyId)],
  finalAmount: [field.finalAmount, ({ finalAmount, currencyId }) => money(finalAmount, currencyId)],
  currencyId: null,
  typeCode: [field.type, ({ typeCode }) => codeText('paymentType', typeCode)],
  paymentMethodCode: [texts.paymentMethodCode, ({ paymentMethodCode }) => paymentMethodCode, { technical: true }],
  authorizationCode: [field.authorizationCode, ({ authorizationCode }) => authorizationCode],
  couponNumber: [texts.couponNumber, ({ couponNumber }) => couponNumber],
  promotionId: [texts.promotionId, ({ promotionId }) => promotionId],
  currencyConversionInfo: null,
  gateway: null,
};

/** Fields of a method's currency conversion. */
export const conversionFields: Fields<NonNullable<Method['currencyConversionInfo']>> = {
  originalAmount: [
    texts.originalAmount,
    ({ originalAmount, originalCurrency }) => conversionAmount(originalAmount, originalCurrency),
  ],
  originalCurrency: null,
  convertedAmount: [
    texts.convertedAmount,
    ({ convertedAmount, destinationCurrency }) => conversionAmount(convertedAmount, destinationCurrency),
  ],
  destinationCurrency: null,
  conversionFactor: [
    texts.conversionFactor,
    ({ conversionFactor, originalCurrency, destinationCurrency }) =>
      `1 ${originalCurrency} = ${exactDecimal(conversionFactor)} ${destinationCurrency}`,
  ],
};

/** Fields of a method that the company that processed the payment reported. */
export const gatewayFields: Fields<NonNullable<Method['gateway']>> = {
  statusCode: [
    field.status,
    ({ statusCode }) => statusCode && serviceStatus(statusCode),
    { compareAs: texts.gatewayStatus },
  ],
  statusDetail: [
    field.statusDetail,
    ({ statusDetail }) => codeText('statusDetail', statusDetail),
    { compareAs: texts.gatewayStatusDetail },
  ],
  transactionId: [field.transactionId, ({ transactionId }) => transactionId],
  batchNumber: [field.batchNumber, ({ batchNumber }) => batchNumber],
  ticketNumber: [field.ticketNumber, ({ ticketNumber }) => ticketNumber],
  pptOwner: [texts.pptOwner, ({ pptOwner }) => codeText('pptOwner', pptOwner)],
};

/** Payment method: card or account, amounts, and the report of the company that processed the payment (A65, A85). */
const MethodCard = ({ method }: { readonly method: Method }) => {
  const conversion = conversionOf(method);
  return (
    <Group
      title={methodName(method)}
      aside={
        <Typography component="span" sx={{ fontWeight: 560 }}>
          {money(method.finalAmount, method.currencyId)}
        </Typography>
      }
    >
      <FieldFacts fields={methodFields} entity={method} inSummary />
      {conversion && (
        <Panel title={texts.conversion}>
          <FieldFacts fields={conversionFields} entity={conversion} />
        </Panel>
      )}
      {method.gateway && (
        <Technical>
          <Panel title={texts.gateway}>
            <FieldFacts fields={gatewayFields} entity={method.gateway} inSummary />
          </Panel>
        </Technical>
      )}
    </Group>
  );
};

const holderFields: Fields<Holder> = {
  holderName: [field.name, ({ holderName }) => holderName],
  holderId: [field.identification, ({ holderId }) => holderId && documentText(holderId)],
};

interface MethodsProps {
  readonly payment: PaymentMethodsFragment;
}

/**
 * Holders of the cards and accounts. They are queried when the payment is shown, and again on demand (A67). They are
 * personal data, so they bypass the cache.
 */
const Holders = ({ payment: { id, paymentMethods } }: MethodsProps) => {
  const result = usePaymentHoldersQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const holders = result.data?.payment?.holder;
  return (
    <Group
      title={holderTexts.titleOf(paymentMethods.filter(hasNumber).map(isCard))}
      aside={
        <Button size="small" startIcon={<PersonSearch />} onClick={() => void result.refetch()} sx={{ mr: -1.25 }}>
          {holderTexts.lookUp}
        </Button>
      }
    >
      <QuerySection query={result} data={!result.loading && holders?.length ? holders : null} texts={holderTexts}>
        {(known) =>
          known.map((holder, position) => <FieldFacts key={position} fields={holderFields} entity={holder} />)
        }
      </QuerySection>
    </Group>
  );
};

/**
 * Section with the payment methods in the order of the service. Methods have no id; a refund names them by position
 * (A115).
 */
export const MethodsSection = ({ payment }: MethodsProps) => {
  const mayLookUpHolder = useCan(...operationPermissions['Payment.holder']);
  const { paymentMethods } = payment;
  return (
    <Section title={texts.title} empty={paymentMethods.length === 0 && texts.none}>
      <Stacked>
        {paymentMethods.map((method, position) => (
          <MethodCard key={position} method={method} />
        ))}
        {mayLookUpHolder && paymentMethods.some(hasNumber) && <Holders payment={payment} />}
      </Stacked>
    </Section>
  );
};
