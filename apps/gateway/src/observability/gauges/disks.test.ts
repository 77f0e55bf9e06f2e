// Guards: The gauges of disks are what `df` says of each folder that a gateway writes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { registerDisks, writtenFolders } from './disks.ts';

const folder = mkdtempSync(join(tmpdir(), 'gateway-disks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const folders = writtenFolders({
  auditLog: join(folder, 'trail.log'),
  activity: { waitingFile: join(folder, 'events') },
  keptAssets: join(folder, 'away'),
});

/** Returns size and available bytes of the disk, from the POSIX format of `df`. */
const askDf = () => {
  const { stdout } = spawnSync('df', ['-P', '-k', folder], { encoding: 'utf8' });
  const [size = NaN, , available = NaN] = [...(stdout.split('\n')[1] ?? '').matchAll(/ (\d+)(?= )/g)].map(
    ([, blocks]) => Number(blocks) * 1024,
  );
  return { size, available };
};

test('size and free bytes of each folder are those of its disk, and a folder that is away has none', async () => {
  const registry = new Registry();
  registerDisks(registry, folders);
  const text = await registry.metrics();
  const valuesOf = (name: string) =>
    Object.fromEntries(
      [...text.matchAll(new RegExp(`^${name}\\{folder="(\\w+)"\\} (\\S+)$`, 'gm'))].map(([, one = '', value]) => [
        one,
        Number(value),
      ]),
    );
  const { size, available } = askDf();
  expect(valuesOf('gateway_disk_bytes')).toEqual({ trail: size, waiting: size });
  const free = valuesOf('gateway_disk_free_bytes');
  expect(Object.keys(free)).toEqual(['trail', 'waiting']);
  // other programs write meanwhile; what is reserved for root is more than this
  for (const value of Object.values(free)) expect(Math.abs(value - available)).toBeLessThan(size / 50);
});

test('an installation that writes no file has no folders', () => {
  expect(writtenFolders({ auditLog: undefined, activity: undefined, keptAssets: undefined })).toEqual({});
});
