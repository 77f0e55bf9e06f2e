import { object } from 'yup';
import { atMost, typedText } from './typed-text.ts';

const choice = (message: string) => typedText().required(message).test(atMost(64));
const optional = typedText().test(atMost(64)).defined();

/** Validator of the first six digits of a card, with the texts that the specification prescribes (B247). */
export const binNumber = typedText()
  .required('Número BIN es requerído *')
  .matches(/^\d{6}$/, 'Número BIN debe ser de 6 dígitos *');

const fields = {
  brandId: choice('La marca es requerida *'),
  typeId: choice('El tipo de tarjeta es requerido *'),
  subtypeId: optional,
  issuerId: optional,
  country: typedText()
    .matches(/^([A-Z]{3})?$/, 'Elija un país de la lista.')
    .defined(),
  paymentMethodCode: typedText()
    .required('El medio de pago es requerido *')
    .matches(/^\d{1,3}$/, 'Elija un medio de pago de la lista.'),
  accreditationDay: typedText()
    .required('El dia de acreditación es requerído *')
    .matches(/^\d{1,3}$/, 'Ingrese de 1 a 3 dígitos.'),
};

/** Form that changes a BIN (B247, B248). The number of a BIN cannot change. */
export const binUpdateForm = object(fields);

/** Form of a new BIN (B247, B248). */
export const binForm = object({ number: binNumber, ...fields });
