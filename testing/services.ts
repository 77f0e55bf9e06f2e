import { clientOf } from '@backoffice/platform/client';
import { controlOf } from '@backoffice/test-kit';
import { expect } from '@jest/globals';
import { addresses } from './addresses.ts';
import { eventually } from './eventually.ts';

/** Entities of the platform by kinds, past the gateway and the screen. */
export const services = clientOf(addresses.platform);

/** Faults to come, exports that are held, requests that reached the services, and entities that a test adds. */
export const { faults, requests, exports: exportsControl, add } = controlOf(addresses.platform);

/** Waits until nothing is written: exports are written one after the other, and what comes next would wait. */
export const untilExportsEnd = (): Promise<void> =>
  eventually(async () => expect(await services.exports.count({ status: ['pending', 'in_process'] })).toBe(0));

/** Holds the next export at its half; another that is on its way would be held in its place. */
export const holdExports = async (): Promise<void> => {
  await untilExportsEnd();
  await exportsControl.set({ held: true });
};
