import { object, string } from 'yup';
import { destinationOfFormat } from './bank-account.ts';
import { emailPattern } from './email.ts';
import { isCuit, withoutSeparators, wrongCheckDigit } from './identification.ts';
import { amount, typedAmount } from './money.ts';
import { printableText } from './printable.ts';
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
    .test('check-digit', wrongCheckDigit, isCuit), // the shared CUIT validator (CON-34)
  name: printableText({ longest: 120 }).default(''),
};

/** Validator of a destination of a distribution, as the gateway receives it (B254-B258). */
export const distributionDetailForm = object({ ...destination, amount });

/** Form of a destination of a distribution. Its amount may have dots between thousands. */
export const distributionDetailFields = object({ ...destination, amount: typedAmount });

/** Form with the address that receives the receipt of a destination (B261). */
export const receiptForm = object({
  email: typedText()
    .required('Campo requerido')
    .test(atMost(254, 'Email inválido'))
    .matches(emailPattern, 'Email inválido'),
});
