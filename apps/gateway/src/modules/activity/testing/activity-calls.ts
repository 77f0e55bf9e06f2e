import { given } from '../../../testing/waiting-entities.ts';

/** Valid arguments of each mutation. */
export const activityTries = () => ({ createActivityDownload: given({ filter: {} }) });
