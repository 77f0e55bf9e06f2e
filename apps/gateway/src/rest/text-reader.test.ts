import { createTextReader } from './text-reader.ts';

const read = (pieces: readonly Buffer[]): string => {
  const reader = createTextReader();
  for (const piece of pieces) reader.write(piece);
  return reader.end();
};

const halves = (bytes: Buffer, place: number) => [bytes.subarray(0, place), bytes.subarray(place)];

describe('a text is the same, wherever it is cut into pieces', () => {
  // of one, two, three and four bytes, at every place of a block
  const characters = ['a', 'ñ', '€', '𝄞'];

  test.each(characters)('of the character %s', (character) => {
    for (let before = 500; before < 516; before++) {
      const text = `${'-'.repeat(before)}${character.repeat(3)}${'-'.repeat(600)}${character}`;
      expect(read([Buffer.from(text)])).toBe(text);
    }
  });

  test('of all of them, cut anywhere', () => {
    // ten bytes are all four of them: ten beginnings have each byte at each place of a block
    for (let before = 0; before < 10; before++) {
      const text = '-'.repeat(before) + characters.join('').repeat(120);
      const bytes = Buffer.from(text);
      for (let place = 0; place <= bytes.length; place++) expect(read(halves(bytes, place))).toBe(text);
    }
  });

  test('of single bytes', () => {
    const text = characters.join('').repeat(200);
    expect(read(Array.from(Buffer.from(text), (byte) => Buffer.from([byte])))).toBe(text);
  });
});

test('bytes that are no text are told by replacement characters, and end', () => {
  const bytes = Buffer.alloc(5_000, 0x80);
  expect(read([Buffer.from('{"name":"'), bytes])).toBe(`{"name":"${'\uFFFD'.repeat(5_000)}`);
  expect(read([Buffer.from('abc\u00f1').subarray(0, 4)])).toBe('abc\uFFFD');
  // the first half of a character and no other half, at every place of a block
  for (let before = 500; before < 516; before++) {
    const broken = Buffer.concat([Buffer.alloc(before, '-'), Buffer.from([0xc3]), Buffer.alloc(2_000, '+')]);
    expect(read([broken])).toBe(`${'-'.repeat(before)}\uFFFD${'+'.repeat(2_000)}`);
  }
});
