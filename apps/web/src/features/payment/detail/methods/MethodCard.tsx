import Typography from '@mui/material/Typography';
import { Fact, Facts, Group, Panel } from '@/shared/detail';
import { StatusChip } from '@/shared/feedback';
import { exactDecimal, money, quantity } from '@/shared/format';
import { paymentDetailTexts } from '../detail.texts';
import { typeText } from '../payment-type';
import { serviceStatus } from '../service-status';
import { conversionAmount, conversionOf, expiry, hasNumber, methodName, methodNumber } from './method-text';
import type { PaymentMethodCardFragment } from './PaymentMethodCard.generated';

const { field, methods: texts } = paymentDetailTexts;

type Method = PaymentMethodCardFragment;

const MethodFacts = ({ method }: { readonly method: Method }) => (
  <Facts>
    {hasNumber(method) && <Fact label={texts.number}>{methodNumber(method)}</Fact>}
    {hasNumber(method) && <Fact label={texts.expiry}>{expiry(method.expirationMonth, method.expirationYear)}</Fact>}
    <Fact label={texts.installments}>{quantity(method.installments)}</Fact>
    <Fact label={field.amount}>{money(method.amount, method.currencyId)}</Fact>
    <Fact label={field.finalAmount}>{money(method.finalAmount, method.currencyId)}</Fact>
    <Fact label={field.type}>{typeText(method.type)}</Fact>
    <Fact label={texts.mediaPaymentId}>{method.mediaPaymentId}</Fact>
    <Fact label={field.authorizationCode}>{method.authorizationCode}</Fact>
    <Fact label={texts.couponNumber}>{method.couponNumber}</Fact>
    <Fact label={texts.promotionId}>{method.promotionId}</Fact>
  </Facts>
);

const GatewayFacts = ({ gateway }: { readonly gateway: NonNullable<Method['gateway']> }) => (
  <Panel title={texts.gateway}>
    <Facts>
      <Fact label={field.status}>
        {gateway.status && <StatusChip {...serviceStatus(gateway.status)} title={gateway.status} />}
      </Fact>
      <Fact label={field.statusDetail}>{gateway.statusDetail}</Fact>
      <Fact label={field.transactionId}>{gateway.transactionId}</Fact>
      <Fact label={field.batchNumber}>{gateway.batchNumber}</Fact>
      <Fact label={field.ticketNumber}>{gateway.ticketNumber}</Fact>
      <Fact label={texts.pptOwner}>{gateway.pptOwner}</Fact>
    </Facts>
  </Panel>
);

const ConversionFacts = ({ method }: { readonly method: Method }) => {
  const conversion = conversionOf(method);
  if (!conversion) return null;
  const { originalAmount, originalCurrency, convertedAmount, destinationCurrency, conversionFactor } = conversion;
  return (
    <Panel title={texts.conversion}>
      <Facts>
        <Fact label={texts.originalAmount}>{conversionAmount(originalAmount, originalCurrency)}</Fact>
        <Fact label={texts.convertedAmount}>{conversionAmount(convertedAmount, destinationCurrency)}</Fact>
        <Fact label={texts.conversionFactor}>
          {`1 ${originalCurrency} = ${exactDecimal(conversionFactor)} ${destinationCurrency}`}
        </Fact>
      </Facts>
    </Panel>
  );
};

/** One method of a payment: card or account, amounts, and what the gateway answered (A65, A85). */
export const MethodCard = ({ method }: { readonly method: Method }) => (
  <Group
    title={methodName(method)}
    aside={
      <Typography component="span" sx={{ fontWeight: 560 }}>
        {money(method.finalAmount, method.currencyId)}
      </Typography>
    }
  >
    <MethodFacts method={method} />
    <ConversionFacts method={method} />
    {method.gateway && <GatewayFacts gateway={method.gateway} />}
  </Group>
);
