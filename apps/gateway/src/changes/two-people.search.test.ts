// Guards: In every order of steps nobody sends alone what they edited last, no change is made that no line names, and nothing is made twice.
import { openGround, search, walk } from '../testing/small-world/search.ts';
import { searches } from '../testing/small-world/stories.ts';

const { ground, close } = await openGround();
afterAll(close);

test.each(searches)('every order of $title keeps what is promised', async (one) => {
  const { found, seen, isWhole } = await search(ground, one);
  expect(found).toEqual([]);
  expect(isWhole).toBe(true);
  // a search in which nothing happens proves nothing
  expect([...seen]).toEqual(expect.arrayContaining([...one.sees]));
});

// of more stories, and of another seed: node tools/search-two-people.mjs
test('long stories by chance keep it, too', async () => {
  expect(await walk(ground, 1, 8)).toBeUndefined();
});
