import { lazy, object, string, type ObjectSchema, type StringSchema } from 'yup';
import { emailAddress } from './email.ts';
import { isCuit, withoutSeparators } from './identification.ts';
import { keptText } from './printable.ts';
import { visibleText } from './text/visible.ts';
import { atMost, typedText } from './typed-text.ts';

/** Kinds of documents (GAP-45), and how many digits each has. */
export const identificationTypes = { DNI_ARG: 8, CUIT_ARG: 11 } as const;

/** Code of a kind of document. */
export type IdentificationType = keyof typeof identificationTypes;

/** Countries of a document (B146, B227). */
const countries = ['ARG'];

/** Messages of a form for a wrong number, one for each kind (B226). */
interface NumberRules {
  readonly DNI_ARG: { readonly pattern: RegExp; readonly message: string };
  readonly CUIT_ARG: { readonly pattern: RegExp; readonly message: string };
}

/** A document as a form holds it; no type means none (B225). */
export interface IdentificationForm {
  readonly type: string;
  readonly number: string;
  readonly country: string;
}

/** Asks if a text is the code of a kind of document. */
export const isIdentificationType = (type: string): type is IdentificationType =>
  Object.hasOwn(identificationTypes, type);

const numberOf = (type: IdentificationType, rules: NumberRules): StringSchema<string> =>
  string()
    .transform(withoutSeparators)
    .required('Número de identificación requerido*')
    .matches(/^\d*$/, 'Número de identificación incorrecto*')
    .matches(rules[type].pattern, rules[type].message)
    .test(
      'check-digit',
      'Número de identificación incorrecto*',
      (number) => type !== 'CUIT_ARG' || !/^\d{11}$/.test(number) || isCuit(number),
    );

/** If a type is set: type, number and country are all required (B225); a number without a type has none. */
const identificationWith = (rules: NumberRules) =>
  lazy((given: Partial<IdentificationForm> | undefined): ObjectSchema<IdentificationForm> => {
    const type = given?.type ?? '';
    if (isIdentificationType(type))
      return object({
        type: string().required(),
        number: numberOf(type, rules),
        country: string().required('País requerido*').oneOf(countries, 'País requerido*'),
      });
    const isRequested = type !== '' || Boolean(given?.number);
    return object({
      type: string()
        .default('')
        .test('chosen', 'Tipo de identificación requerido*', () => !isRequested),
      number: string().default(''),
      country: string().default(''),
    });
  });

const name = keptText({ longest: 120 }).required('El nombre es requerido');

/** The form of a payer (B223 to B226): eight digits for a DNI, where a reference takes seven, too (CON-13). */
export const payerForm = object({
  name,
  email: emailAddress,
  identification: identificationWith({
    DNI_ARG: { pattern: /^\d{8}$/, message: 'El número de DNI no es válido' },
    CUIT_ARG: { pattern: /^\d{11}$/, message: 'El número de CUIT no es válido' },
  }),
});

/** The form of a payer reference (B223 to B226, B228): the collector first. */
export const payerReferenceForm = object({
  collectorId: typedText().required('Elija una entidad.').test(atMost(64, 'Elija una entidad.')),
  name,
  email: lazy((given: string | undefined) =>
    visibleText(given ?? '') === '' ? typedText().default('') : emailAddress,
  ),
  externalReference: keptText({ longest: 120 }).default(''),
  identification: identificationWith({
    DNI_ARG: { pattern: /^\d{7,8}$/, message: 'La cantidad de caracteres para DNI es 7 u 8' },
    CUIT_ARG: { pattern: /^\d{11}$/, message: 'La cantidad de caracteres para CUIT es 11' },
  }),
});

/** Value of a configuration entry of a collector (B141). */
const configurationValue = keptText({ longest: 200 }).required('*Campo requerido.');

/** The form of a new configuration entry: what it sets, and to what (B141). */
export const configurationForm = object({
  variableId: string().required('*Campo requerido.').test(atMost(64, 'Elija una variable.')),
  value: configurationValue,
});
