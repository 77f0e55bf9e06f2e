// Guards: npm test fails when it finds no test.
import { root, runNode } from './run/command.mjs';

test('a run without a test fails, and its last line reports that', async () => {
  const { code, output } = await runNode([`${root}tools/test.mjs`, 'a-test-that-nobody-has-written']);
  expect(code).toBe(1);
  expect(output).toContain('No test ran.');
  expect(output.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
});
