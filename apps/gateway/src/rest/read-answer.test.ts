// Guards: The bytes of an answer keep their order, and small pieces are joined.
import { AnswerBytes } from './exchange.ts';
import { textOf } from './read-answer.ts';

const collected = (pieces: readonly Buffer[]) => {
  const bytes = new AnswerBytes();
  for (const piece of pieces) bytes.add(piece);
  return bytes.pieces;
};

test('a text is the same for any division into two pieces', () => {
  const bytes = Buffer.from('{"name":"Córdoba €𝄞"}');
  expect(textOf([])).toBe('');
  for (let place = 0; place <= bytes.length; place++)
    expect(textOf(collected([bytes.subarray(0, place), bytes.subarray(place)]))).toBe('{"name":"Córdoba €𝄞"}');
});

test('small and large pieces keep their order, and small ones are joined', () => {
  const sizes = Array.from({ length: 40_000 }, (_, index) => (index % 10_000 === 9_000 ? 70_000 : 1 + (index % 3)));
  const pieces = sizes.map((size, index) => Buffer.alloc(size, index % 251));
  const kept = collected(pieces);
  expect(Buffer.concat(kept).equals(Buffer.concat(pieces))).toBe(true);
  expect(kept.length).toBeLessThan(20);
});
