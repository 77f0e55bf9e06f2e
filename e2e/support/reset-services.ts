import { controlOf } from '@backoffice/test-kit';
import { addresses } from '../../testing/addresses.ts';
import { payments } from './payments.mjs';

/**
 * Resets the services to their initial data. Needed by test files that use up most records of a kind, or need records
 * that others use up.
 */
export const resetServices = (): Promise<unknown> => controlOf(addresses.platform).reset({ payments });
