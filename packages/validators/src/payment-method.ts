import { object, string } from 'yup';
import { cbu } from './bank-account.ts';
import { cardNumber, expiration, expirationMonth, expirationYear, isExpired } from './card.ts';
import { cuit, dni } from './identification.ts';
import { keptText } from './printable.ts';

/** Name of whoever holds a card or an account. */
const holderName = keptText({ longest: 120 }).required('*Campo requerido.');

const country = string().oneOf(['ARG'], 'El país debe ser Argentina.').default('ARG');

/** A99: the holder of a card shows a DNI, the holder of an account a CUIT. */
const holderWith = (identificationNumber: typeof dni) => object({ name: holderName, country, identificationNumber });

/** A card that is to pay (A150, A155). */
const card = object({
  number: cardNumber,
  expirationMonth,
  expirationYear: expirationYear.test('expired', 'La tarjeta está vencida.', (year, { parent }) => {
    const month: unknown = Reflect.get(Object(parent), 'expirationMonth');
    return typeof month !== 'number' || !isExpired(month, year, new Date());
  }),
  holder: holderWith(dni),
});

/** An account that is to pay by transfer (A151, A153). */
const transfer = object({ number: cbu, holder: holderWith(cuit) });

/** Method by which a payment is to be paid: a card, or an account. */
export const paymentMethod = object({
  card: card.optional().default(undefined),
  transfer: transfer.optional().default(undefined),
}).test('one', 'Elija un medio de pago.', (method) => (method.card === undefined) !== (method.transfer === undefined));

/** The form of a card, its fields side by side; what `card` asks of them (CPM-08, CPM-10, CPM-16, CPM-17). */
export const cardForm = object({ number: cardNumber, expiration, name: holderName, identificationNumber: dni });

/** The form of an account; what `transfer` asks of its fields (CPM-09, CPM-11, CPM-16). */
export const transferForm = object({ number: cbu, name: holderName, identificationNumber: cuit });
