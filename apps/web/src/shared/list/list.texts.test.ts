// Guards: Texts of a list agree in gender and number.
import { listTextsOf } from './list.texts';

test('the texts of a list agree in gender and number with its noun', () => {
  const ofPayments = listTextsOf({ one: 'pago', many: 'pagos', gender: 'masculine' });
  expect([
    ofPayments.selected(1),
    ofPayments.selected(20),
    ofPayments.chooseAll(1234),
    ofPayments.actionsOf('7'),
  ]).toEqual([
    '1 pago seleccionado',
    '20 pagos seleccionados',
    'Seleccionar los 1.234 que coinciden',
    'Acciones del pago 7',
  ]);
  expect(ofPayments.tooMany(1234, 1000)).toBe(
    'Coinciden 1.234: se pueden seleccionar hasta 1.000 pagos. Acote la búsqueda.',
  );
  const of = listTextsOf({ one: 'suscripción', many: 'suscripciones', gender: 'feminine' });
  expect([of.selected(1), of.selected(2345), of.chooseAll(1234), of.actionsOf('7')]).toEqual([
    '1 suscripción seleccionada',
    '2.345 suscripciones seleccionadas',
    'Seleccionar las 1.234 que coinciden',
    'Acciones de la suscripción 7',
  ]);
});
