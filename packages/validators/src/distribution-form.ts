import { object, string } from 'yup';
import { destinationOfFormat } from './bank-account.ts';
import { emailPattern } from './email.ts';
import { isCuit, withoutSeparators, wrongCheckDigit } from './identification.ts';
import { amount, typedAmount } from './money.ts';
import { keptText } from './printable.ts';
import { atMost, typedText } from './typed-text.ts';

const destination = {
  format: string().required('*Campo requerido.').oneOf(['cbu', 'alias'], 'Elija CBU o alias.'),
  account: string()
    .required('*Campo requerido.')
    .when('format', ([format], field) => destinationOfFormat(format, field)),
  cuit: string()
    .transform(withoutSeparators)
    .required('*Campo requerido.')
    .matches(/^\d{11}$/, 'El formato del cuit no es correcto.')
    .test('check-digit', wrongCheckDigit, isCuit), // CON-34: one validator
  name: keptText({ longest: 120 }).default(''),
};

/** A part of a distribution as it is to be (B254-B258). */
export const distributionDetailForm = object({ ...destination, amount });

/** The same as a person types it, with dots between the thousands. */
export const distributionDetailFields = object({ ...destination, amount: typedAmount });

/** B261: whom the receipt of a part is sent to. */
export const receiptForm = object({
  email: typedText()
    .required('Campo requerido')
    .test(atMost(254, 'Email inválido'))
    .matches(emailPattern, 'Email inválido'),
});
