import { randomBytes } from 'node:crypto';

/** An id for a new entity: 24 hexadecimal digits, as the others have. */
export const newId = (): string => randomBytes(12).toString('hex');
