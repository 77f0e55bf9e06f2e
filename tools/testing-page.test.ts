// Guards: The Python snippet of docs/testing.md runs unchanged. test-kit.test.ts runs the TypeScript one.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startGateway, type TestGateway } from '@backoffice/gateway/testing';
import { startPlatform, type TestPlatform } from '@backoffice/platform/testing';

const run = promisify(execFile);
const page = await readFile(new URL('../docs/testing.md', import.meta.url), 'utf8');
const pythonSnippet = /```python\n(.*?)```/s.exec(page)?.[1] ?? '';

let platform: TestPlatform;
let gateway: TestGateway;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backoffice-page-'));
  platform = await startPlatform({ payments: 0, fresh: true });
  gateway = await startGateway({ platform });
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
  await rm(folder, { recursive: true });
});

const hasPython = await run('python3', ['--version']).then(
  () => true,
  () => false,
);

(hasPython ? test : test.skip)('the Python snippet passes its three tests', async () => {
  await writeFile(join(folder, 'test_payments.py'), pythonSnippet);
  const env = { ...process.env, GATEWAY_URL: gateway.url, CONTROL_URL: `${platform.origin}/control` };
  const { stderr } = await run('python3', ['-m', 'unittest'], { cwd: folder, env });
  expect(stderr).toContain('Ran 3 tests');
});
