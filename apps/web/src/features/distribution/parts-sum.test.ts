// Guards: Parts that do not add up to their total are told, and only those below it can be sent.
import { wrongSumOf } from './parts-sum';

const warningFor = (amount: string) => wrongSumOf([{ amount: '10.00' }, { amount }], '12.00', 'ARS');

test('parts that add up to the total have no warning', () => {
  expect(warningFor('2.00')).toBeUndefined();
});

test('parts below the total can be sent, and parts above it cannot', () => {
  expect(warningFor('1.99')).toMatch(/suman \$\s11,99 y el total es \$\s12,00\. Se puede enviar igual/);
  expect(warningFor('2.01')).toMatch(/suman \$\s12,01 y el total es \$\s12,00: así no se puede enviar\.$/);
});
