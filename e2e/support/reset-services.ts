import { controlOf } from '@backoffice/test-kit';
import { addresses } from '../../testing/addresses.ts';
import { payments } from './payments.mjs';

/** Makes the services as they began: for files that take most of a kind, or need what others take. */
export const resetServices = (): Promise<unknown> => controlOf(addresses.platform).reset({ payments });
