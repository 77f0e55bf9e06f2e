import { given } from '../../../testing/waiting-entities.ts';

/** Creates valid arguments for each mutation of the module, for the tests over all mutations. */
export const activityArguments = () => ({ createActivityDownload: given({ filter: {} }) });
