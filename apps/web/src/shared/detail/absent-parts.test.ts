// Guards: The missing parts of an entity are listed in one line, without parts that the person may not see.
import { absentParts } from './absent-parts';

const words = { refunds: 'devoluciones', related: 'pagos relacionados', batch: 'lote asociado' };

test.each([
  [{ refunds: false, related: false, batch: false }, 'Sin devoluciones, pagos relacionados ni lote asociado'],
  [{ refunds: false, related: true, batch: false }, 'Sin devoluciones ni lote asociado'],
  [{ refunds: true, related: false, batch: undefined }, 'Sin pagos relacionados'],
  [{ refunds: true, related: true, batch: undefined }, undefined],
])('the missing parts of %j read as %j', (parts, line) => {
  expect(absentParts(words, parts)).toBe(line);
});
