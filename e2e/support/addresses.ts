import type { Addresses } from './back-office.mjs';

const given = process.env['E2E_BACK_OFFICES'];
if (given === undefined) throw new Error('Run browser tests with `npm test -- browser`.');
const all: readonly Addresses[] = JSON.parse(given);

/** The back-office of this worker; Jest counts its workers from 1. */
const own = all[Number(process.env['JEST_WORKER_ID']) - 1];
if (!own) throw new Error(`There is no back-office for worker ${process.env['JEST_WORKER_ID']}.`);

/** Where everything is. */
export const addresses: Pick<Addresses, 'app' | 'platform'> = own;

/** Folder where the sessions of users are kept for the other files of the run. */
export const { sessionsDir } = own;
