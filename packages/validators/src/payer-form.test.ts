// Guards: Payer and reference forms are validated, and each fault has its message.
import { check, payerForm, payerReferenceForm, problemsOf } from './index.ts';

const none = { type: '', number: '', country: '' };
const dni = (number: string) => ({ type: 'DNI_ARG', number, country: 'ARG' });
const cuit = (number: string) => ({ type: 'CUIT_ARG', number, country: 'ARG' });

describe('the form of a payer (B223 to B226)', () => {
  const form = { name: 'Ana Pérez', email: 'ana@correo.example', identification: none };

  test.each<[what: string, given: object, path: string, message: string]>([
    ['without a name', { name: ' ' }, 'name', 'El nombre es requerido'],
    ['without an e-mail', { email: '' }, 'email', '*Campo requerido.'],
    ['with an invalid e-mail', { email: 'ana' }, 'email', 'El email no tiene formato correcto'],
    [
      'with a number and no type',
      { identification: { ...none, number: '12345678' } },
      'identification.type',
      'Tipo de identificación requerido*',
    ],
    [
      'with a type that nobody knows',
      { identification: { ...none, type: 'LE_ARG' } },
      'identification.type',
      'Tipo de identificación requerido*',
    ],
    [
      'with a type and no number',
      { identification: dni('') },
      'identification.number',
      'Número de identificación requerido*',
    ],
    [
      'with letters',
      { identification: dni('1234567x') },
      'identification.number',
      'Número de identificación incorrecto*',
    ],
    [
      'with a DNI of seven digits (CON-13)',
      { identification: dni('1234567') },
      'identification.number',
      'El número de DNI no es válido',
    ],
    [
      'with a CUIT of ten digits',
      { identification: cuit('2026756539') },
      'identification.number',
      'El número de CUIT no es válido',
    ],
    [
      'with a wrong check digit',
      { identification: cuit('20267565394') },
      'identification.number',
      'Número de identificación incorrecto*',
    ],
    [
      'without a country',
      { identification: { ...dni('12345678'), country: '' } },
      'identification.country',
      'País requerido*',
    ],
    [
      'of another country',
      { identification: { ...dni('12345678'), country: 'URY' } },
      'identification.country',
      'País requerido*',
    ],
  ])('refuses %s', (_what, given, path, message) => {
    expect(problemsOf(payerForm, { ...form, ...given })).toEqual({ [path]: message });
  });

  test('accepts an e-mail that was copied with invisible direction marks', () => {
    for (const [before, after] of [
      ['\u202A', '\u202C'],
      ['\u202B', '\u202C'],
      ['\u2066', '\u2069'],
      ['\u200E', '\u200F'],
    ])
      expect(check(payerForm, { ...form, email: `${before}ana@correo.example${after}` })).toEqual({
        ok: true,
        value: form,
      });
  });

  test.each([
    ['no document', none, none],
    ['a DNI with dots', dni('12.345.678'), dni('12345678')],
    ['a CUIT with dashes', cuit('20-26756539-3'), cuit('20267565393')],
  ])('accepts %s', (_what, identification, value) => {
    expect(check(payerForm, { ...form, identification })).toEqual({
      ok: true,
      value: { ...form, identification: value },
    });
  });
});

describe('the form of a payer reference (B223 to B226, B228)', () => {
  const form = { collectorId: 'LUZN', name: 'Ana', email: '', externalReference: '', identification: none };

  test.each<[what: string, given: object, path: string, message: string]>([
    ['without a collector', { collectorId: '' }, 'collectorId', 'Elija una entidad.'],
    ['without a name', { name: '' }, 'name', 'El nombre es requerido'],
    ['with an invalid e-mail', { email: 'ana@' }, 'email', 'El email no tiene formato correcto'],
    [
      'with a DNI of six digits',
      { identification: dni('123456') },
      'identification.number',
      'La cantidad de caracteres para DNI es 7 u 8',
    ],
    [
      'with a CUIT of twelve digits',
      { identification: cuit('202675653930') },
      'identification.number',
      'La cantidad de caracteres para CUIT es 11',
    ],
  ])('refuses %s', (_what, given, path, message) => {
    expect(problemsOf(payerReferenceForm, { ...form, ...given })).toEqual({ [path]: message });
  });

  test('requires only a collector and a name, and accepts a DNI of seven digits', () => {
    expect(problemsOf(payerReferenceForm, form)).toEqual({});
    expect(problemsOf(payerReferenceForm, { ...form, identification: dni('1234567') })).toEqual({});
  });
});
