import { object, string } from 'yup';
import { cbu } from './bank-account.ts';
import { cardNumber, expiration, expirationMonth, expirationYear, isExpired } from './card.ts';
import { cuit, dni } from './identification.ts';
import { printableText } from './printable.ts';

/** Validator of the holder's name of a card or an account. */
const holderName = printableText({ longest: 120 }).required('*Campo requerido.');

const country = string().oneOf(['ARG'], 'El país debe ser Argentina.').default('ARG');

/** Returns the validator of a holder. A card holder has a DNI, an account holder a CUIT (A99). */
const holderWith = (identificationNumber: typeof dni) => object({ name: holderName, country, identificationNumber });

/** Validator of a card as payment method (A150, A155). */
const card = object({
  number: cardNumber,
  expirationMonth,
  expirationYear: expirationYear.test('expired', 'La tarjeta está vencida.', (year, { parent }) => {
    const month: unknown = Reflect.get(Object(parent), 'expirationMonth');
    return typeof month !== 'number' || !isExpired(month, year, new Date());
  }),
  holder: holderWith(dni),
});

/** Validator of an account as payment method, which pays by transfer (A151, A153). */
const transfer = object({ number: cbu, holder: holderWith(cuit) });

/** Validator of a payment method: either a card or an account. */
export const paymentMethod = object({
  card: card.optional().default(undefined),
  transfer: transfer.optional().default(undefined),
}).test('one', 'Elija un medio de pago.', (method) => (method.card === undefined) !== (method.transfer === undefined));

/** Form of a card. Its flat fields have the rules of `card` (CPM-08, CPM-10, CPM-16, CPM-17). */
export const cardForm = object({ number: cardNumber, expiration, name: holderName, identificationNumber: dni });

/** Form of an account. Its flat fields have the rules of `transfer` (CPM-09, CPM-11, CPM-16). */
export const transferForm = object({ number: cbu, name: holderName, identificationNumber: cuit });
