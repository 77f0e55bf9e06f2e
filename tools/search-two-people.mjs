// Runs random scenarios (stories) of two people, two gateways, a store and a service. Stops at the first broken
// invariant: node tools/search-two-people.mjs [seed] [number of stories]
import { register } from 'tsx/esm/api';

register();
const { openGround, walk } = await import('../apps/gateway/src/testing/small-world/search.ts');
const [seed = 1, stories = 1_000] = process.argv.slice(2).map(Number);
const { ground, close } = await openGround();
try {
  const found = await walk(ground, seed, stories);
  console.log(found ? [found.problem, ...found.steps].join('\n  ') : `${stories} stories of seed ${seed} keep it.`);
  process.exitCode = found ? 1 : 0;
} finally {
  await close();
}
