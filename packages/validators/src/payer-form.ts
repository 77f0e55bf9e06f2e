import { lazy, object, string, type ObjectSchema, type StringSchema } from 'yup';
import { emailAddress } from './email.ts';
import { isCuit, withoutSeparators } from './identification.ts';
import { printableText } from './printable.ts';
import { visibleText } from './text/visible.ts';
import { atMost, typedText } from './typed-text.ts';

/** Types of identifications with their maximum number of digits (GAP-45). */
export const identificationTypes = { DNI_ARG: 8, CUIT_ARG: 11 } as const;

/** Code of a type of identification. */
export type IdentificationType = keyof typeof identificationTypes;

/** Allowed countries of an identification (B146, B227). */
const countries = ['ARG'];

/** Pattern and message of a number, by type of identification (B226). */
interface NumberRules {
  readonly DNI_ARG: { readonly pattern: RegExp; readonly message: string };
  readonly CUIT_ARG: { readonly pattern: RegExp; readonly message: string };
}

/** Form values of an identification. An empty type means no identification (B225). */
export interface IdentificationForm {
  readonly type: string;
  readonly number: string;
  readonly country: string;
}

/** Returns true if the text is the code of a type of identification. */
export const isIdentificationType = (type: string): type is IdentificationType =>
  Object.hasOwn(identificationTypes, type);

const numberOf = (type: IdentificationType, rules: NumberRules): StringSchema<string> =>
  string()
    .transform(withoutSeparators)
    .required('Número de identificación requerido*')
    .matches(/^\d*$/, 'Número de identificación incorrecto*')
    .matches(rules[type].pattern, rules[type].message)
    // the pattern reports a CUIT of another length
    .test(
      'check-digit',
      'Número de identificación incorrecto*',
      (number) => type !== 'CUIT_ARG' || !/^\d{11}$/.test(number) || isCuit(number),
    );

/**
 * Returns the validator of an identification. With a type, number and country are required (B225); a number requires a
 * type.
 */
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

const name = printableText({ longest: 120 }).required('El nombre es requerido');

/** Form of a payer (B223 to B226). A DNI has eight digits here; a payer reference also accepts seven (CON-13). */
export const payerForm = object({
  name,
  email: emailAddress,
  identification: identificationWith({
    DNI_ARG: { pattern: /^\d{8}$/, message: 'El número de DNI no es válido' },
    CUIT_ARG: { pattern: /^\d{11}$/, message: 'El número de CUIT no es válido' },
  }),
});

/** Form of a payer reference, which also has the collector (B223 to B226, B228). */
export const payerReferenceForm = object({
  collectorId: typedText().required('Elija una entidad.').test(atMost(64, 'Elija una entidad.')),
  name,
  email: lazy((given: string | undefined) =>
    visibleText(given ?? '') === '' ? typedText().default('') : emailAddress,
  ),
  externalReference: printableText({ longest: 120 }).default(''),
  identification: identificationWith({
    DNI_ARG: { pattern: /^\d{7,8}$/, message: 'La cantidad de caracteres para DNI es 7 u 8' },
    CUIT_ARG: { pattern: /^\d{11}$/, message: 'La cantidad de caracteres para CUIT es 11' },
  }),
});

/** Validator of the value of a configuration entry (B141). */
const configurationValue = printableText({ longest: 200 }).required('*Campo requerido.');

/** Form of a new configuration entry: variable and value (B141). */
export const configurationForm = object({
  variableId: string().required('*Campo requerido.').test(atMost(64, 'Elija una variable.')),
  value: configurationValue,
});
