// npm run test:images                      builds both images; tests docker-compose.yml, unchanged, with a browser and
//                                          with lost gateways and database; starts an installation of
//                                          docker-compose.production.yml and updates it under load.
//                                          Without an engine it tests nothing and ends with 0.
// npm run test:images -- --required        fails without an engine
// npm run test:images -- --base <program>  makes the base images first, without a registry: docs/test-images.md
// npm run test:images -- --built           tests the existing images and builds none
// npm run test:images -- --only <part>     runs one part: demonstration or production
import { parseArgs } from 'node:util';
import { createChecks } from './images/checks.mjs';
import { findEngine } from './images/engine.mjs';
import { parts, testImages } from './images/test-images.mjs';

const { values } = parseArgs({
  options: {
    required: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    base: { type: 'string' },
    only: { type: 'string' },
  },
});

if (values.only !== undefined && !parts.includes(values.only))
  throw new Error(`No part is named ${values.only}: ${parts.join(', ')}.`);

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
