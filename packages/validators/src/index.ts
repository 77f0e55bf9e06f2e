export { amountRange } from './amount-range.ts';
export { bankAccount, type BankAccount, cbu, isAlias } from './bank-account.ts';
export { binForm, binNumber, binUpdateForm } from './bin-form.ts';
export { cardNumber, firstSixDigits, isExpired, lastFourDigits, parseExpiration } from './card.ts';
export { printableText } from './printable.ts';
export { NOTICE_LIFETIME } from './notice.ts';
export { longestNote, mentionName, mentionsIn, mostColleagues, noteForm, noteText } from './note.ts';
export { idempotencyKey, reason, reasonForm } from './change.ts';
export { check, excessesOf, type InferType, problemsOf, type Schema } from './check.ts';
export { conciliationForm } from './conciliation-form.ts';
export { dayOf, endOfDay, isDay, startOfDay } from './day.ts';
export { distributionDetailFields, distributionDetailForm, receiptForm } from './distribution-form.ts';
export { addresseeForm, emailAddress, emailPattern } from './email.ts';
export { cuit, dni, isCuit, withoutSeparators } from './identification.ts';
export { fileRefusals, rowFaults } from './file-refusals.ts';
export { conversionForm, externalId, importForm, largestImport, mostExternalIds } from './import-form.ts';
export { amount, amountForm, digits, refundForm } from './money.ts';
export { largestPage, largestSelection } from './limits.ts';
export { paging } from './paging.ts';
export { cardForm, paymentMethod, transferForm } from './payment-method.ts';
export {
  configurationForm,
  identificationTypes,
  isIdentificationType,
  payerForm,
  payerReferenceForm,
  type IdentificationForm,
} from './payer-form.ts';
export { period } from './period.ts';
export { viewName, viewSearch } from './saved-view.ts';
export { exactText, searchText } from './search.ts';
export { destinationForm, scheduleCodes, scheduledAmountForm, scheduleValueOf } from './scheduled-withdrawal.ts';
export { taxForm, taxPeriod, taxReprocess, taxTransaction } from './tax-form.ts';
export { columnProblem, joinLines, listedCodes, mostCodes, readCodes, writeCodes } from './text/listed-codes.ts';
export { parseAmountRange, type AmountRange } from './text/amount-range-text.ts';
export { readAmount } from './text/decimal.ts';
export { isImpossibleDay, readDay } from './text/typed-day.ts';
export { isKeepableView, longestViewName, mayNamePerson, withoutPersonNumbers } from './text/view-text.ts';
export { cardDigitsIn, cardRefusal, hasCardNumber, hasLuhnDigit, withoutCardNumbers } from './text/card-numbers.ts';
export { charactersOf, firstCharacters, isLongerThan } from './text/characters.ts';
export { isPrintable, visibleLines, visibleText } from './text/visible.ts';
