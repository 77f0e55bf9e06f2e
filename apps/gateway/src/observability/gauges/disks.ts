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
  const options = { labelNames: ['folder'] as const, registers: [registry] };
  const size = new Gauge({ ...options, name: 'gateway_disk_bytes', help: 'Size of the disk of a folder.' });
  new Gauge({
    ...options,
    name: 'gateway_disk_free_bytes',
    help: 'Free bytes of the disk of a folder that the gateway writes.',
    async collect() {
      for (const [folder, path] of Object.entries(folders)) {
        const disk = await statfs(path).catch(() => undefined);
        if (disk === undefined) continue;
        size.set({ folder }, disk.blocks * disk.bsize);
        this.set({ folder }, disk.bavail * disk.bsize);
      }
    },
  });
};
