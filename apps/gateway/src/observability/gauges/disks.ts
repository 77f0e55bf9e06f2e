import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Gauge, type Registry } from 'prom-client';

/** Paths of the folders that a gateway writes, by content. */
export type WrittenFolders = Readonly<Record<string, string>>;

/** Settings with files and folders that a gateway writes. */
interface Written {
  readonly auditLog: string | undefined;
  readonly activity: { readonly waitingFile: string | undefined } | undefined;
  readonly keptAssets: string | undefined;
}

/** Returns the folders that a gateway writes. */
export const writtenFolders = ({ auditLog, activity, keptAssets }: Written): WrittenFolders => ({
  ...(auditLog !== undefined && { trail: dirname(auditLog) }),
  ...(activity?.waitingFile !== undefined && { waiting: dirname(activity.waitingFile) }),
  ...(keptAssets !== undefined && { scripts: keptAssets }),
});

/** Registers gauges of size and free space of the disks that a gateway writes. */
export const registerDisks = (registry: Registry, folders: WrittenFolders): void => {
  // each reads the disk, because a registry collects its gauges at the same time
  const register = (name: string, help: string, bytesOf: (disk: StatsFs) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['folder'] as const,
      registers: [registry],
      async collect() {
        for (const [folder, path] of Object.entries(folders)) {
          const disk = await statfs(path).catch(() => undefined);
          if (disk !== undefined) this.set({ folder }, bytesOf(disk));
        }
      },
    });
  register('gateway_disk_bytes', 'Size of the disk of a folder.', ({ blocks, bsize }) => blocks * bsize);
  register(
    'gateway_disk_free_bytes',
    'Free bytes of the disk of a folder that the gateway writes.',
    ({ bavail, bsize }) => bavail * bsize,
  );
};
