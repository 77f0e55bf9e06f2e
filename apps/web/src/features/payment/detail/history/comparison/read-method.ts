import { exactDecimal, money, quantity } from '@/shared/format';
import { readFields, type Fields, type ItemReading } from '@/shared/versions';
import { paymentDetailTexts } from '../../detail.texts';
import { conversionAmount, conversionOf, expiry, methodName, methodNumber } from '../../methods/method-text';
import type { PaymentMethodCardFragment } from '../../methods/PaymentMethodCard.generated';
import { typeText } from '../../payment-type';
import { comparisonTexts } from './comparison.texts';
import { shownServiceStatus } from './shown-status';

const { field, methods: texts } = paymentDetailTexts;

type Method = PaymentMethodCardFragment;
type Gateway = NonNullable<Method['gateway']>;
type Conversion = NonNullable<Method['currencyConversionInfo']>;

const methodFields: Fields<Method> = {
  mediaPaymentDetail: [comparisonTexts.method, methodName],
  mediaPaymentId: [texts.mediaPaymentId, ({ mediaPaymentId }) => mediaPaymentId],
  firstSixDigits: [texts.number, methodNumber],
  lastFourDigits: null,
  expirationMonth: [texts.expiry, ({ expirationMonth, expirationYear }) => expiry(expirationMonth, expirationYear)],
  expirationYear: null,
  installments: [texts.installments, ({ installments }) => quantity(installments)],
  amount: [field.amount, ({ amount, currencyId }) => money(amount, currencyId)],
  finalAmount: [field.finalAmount, ({ finalAmount, currencyId }) => money(finalAmount, currencyId)],
  currencyId: null,
  type: [field.type, ({ type }) => typeText(type)],
  authorizationCode: [field.authorizationCode, ({ authorizationCode }) => authorizationCode],
  couponNumber: [texts.couponNumber, ({ couponNumber }) => couponNumber],
  promotionId: [texts.promotionId, ({ promotionId }) => promotionId],
  currencyConversionInfo: null,
  gateway: null,
};

const conversionFields: Fields<Conversion> = {
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

const gatewayFields: Fields<Gateway> = {
  status: [comparisonTexts.gatewayStatus, ({ status }) => shownServiceStatus(status)],
  statusDetail: [comparisonTexts.gatewayStatusDetail, ({ statusDetail }) => statusDetail],
  transactionId: [field.transactionId, ({ transactionId }) => transactionId],
  batchNumber: [field.batchNumber, ({ batchNumber }) => batchNumber],
  ticketNumber: [field.ticketNumber, ({ ticketNumber }) => ticketNumber],
  pptOwner: [texts.pptOwner, ({ pptOwner }) => pptOwner],
};

/** A method as it reads. What is known of one by its place stays with the place: the method may be another (A115). */
export const readMethod = (method: Method, position: number): ItemReading => ({
  key: String(position),
  title: comparisonTexts.methodAt(position + 1, methodName(method)),
  fields: [
    ...readFields(methodFields, method),
    ...readFields(conversionFields, conversionOf(method)),
    ...readFields(gatewayFields, method.gateway).map((reading) => ({ ...reading, key: `gateway.${reading.key}` })),
  ],
});
