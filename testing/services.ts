import { clientOf } from '@backoffice/platform/client';
import { controlOf } from '@backoffice/test-kit';
import { expect } from '@jest/globals';
import { addresses } from './addresses.ts';
import { eventually } from './eventually.ts';

export type { ServiceName } from '@backoffice/contracts';

/** Client of the platform's entities, without the gateway and the screen. */
export const services = clientOf(addresses.platform);

/** Controls of the platform: faults, held exports, recorded requests, and entities that a test adds. */
export const { faults, requests, exports: exportsControl, add, addAll } = controlOf(addresses.platform);

/** Waits until no export is pending. Exports run one after the other, so a new one would have to wait. */
export const untilExportsEnd = (): Promise<void> =>
  eventually(async () => expect(await services.exports.count({ status: ['pending', 'in_process'] })).toBe(0));

/** Holds the next export halfway. Earlier exports must end first, because one of them would be held instead. */
export const holdExports = async (): Promise<void> => {
  await untilExportsEnd();
  await exportsControl.set({ held: true });
};
