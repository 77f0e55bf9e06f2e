// Guards: In every order of the steps of each search, nobody sends alone the money of a schedule that they edited last.
import { openGround, RULES_KEPT, search, SEARCH_TIMEOUT } from '../testing/small-world/search.ts';
import { scheduleSearches } from '../testing/small-world/stories.ts';

const { ground, close } = await openGround();
afterAll(close);

test.each(scheduleSearches)(
  'every order of $title keeps the rules',
  async (one) => {
    expect(await search(ground, one)).toEqual(RULES_KEPT);
  },
  SEARCH_TIMEOUT,
);
