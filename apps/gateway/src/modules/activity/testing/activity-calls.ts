import { given } from '../../../testing/waiting-entities.ts';

/** Good arguments of the mutation. */
export const activityTries = () => ({ createActivityDownload: given({ filter: {} }) });
