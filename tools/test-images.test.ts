// Guards: npm run test:images refuses a part that does not exist, instead of testing nothing and ending well.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('test-images.mjs', import.meta.url));

test('a misspelt part is refused', async () => {
  await expect(promisify(execFile)(process.execPath, [program, '--only', 'prod'])).rejects.toThrow(
    'No part is named prod: demonstration, production.',
  );
});
