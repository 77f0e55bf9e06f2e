// npm run test:images                   builds both images, starts docker-compose.yml as it stands, works in it with a browser,
//                                       takes gateways and database away, and updates docker-compose.production.yml.
//                                       Without an engine nothing is tested.
// npm run test:images -- --required     fails where there is no engine
// npm run test:images -- --base <program>  makes the base images first, where none can be fetched: docs/test-images.md
// npm run test:images -- --built        takes the images as they are
// npm run test:images -- --only production  one part of it: demonstration or production
import { parseArgs } from 'node:util';
import { createChecks } from './images/checks.mjs';
import { findEngine } from './images/engine.mjs';
import { testImages } from './images/test-images.mjs';

const { values } = parseArgs({
  options: {
    required: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    base: { type: 'string' },
    only: { type: 'string' },
  },
});

const checks = createChecks();
const engine = await findEngine();
try {
  if (engine) await testImages(engine, checks, values);
  else if (values.required)
    throw new Error('There is no engine: neither `docker` nor `podman` answers, with its compose.');
  else console.log('Not run: there is no engine here (docker or podman, with compose).');
} catch (error) {
  checks.count.failed += 1;
  console.error(error instanceof Error ? error.message : error);
}
const { passed, failed } = checks.count;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
