// Guards: In every order of steps of a search, the last editor does not send money alone; changes are made once.
import { openGround, RULES_KEPT, search, SEARCH_TIMEOUT, walk } from '../testing/small-world/search.ts';
import { editSearches } from '../testing/small-world/stories.ts';

const { ground, close } = await openGround();
afterAll(close);

test.each(editSearches)(
  'every order of $title keeps the rules',
  async (one) => {
    expect(await search(ground, one)).toEqual(RULES_KEPT);
  },
  SEARCH_TIMEOUT,
);

// `node tools/search-two-people.mjs` runs more stories, or another seed
test('long random stories keep the rules, too', async () => {
  expect(await walk(ground, 1, 8)).toBeUndefined();
});
