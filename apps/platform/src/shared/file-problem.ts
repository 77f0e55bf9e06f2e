import { FileRefusal } from '@backoffice/import-file';
import { Problem } from './problem.ts';

/** Turns the refusal of a file into the problem of a request; anything else stays what it is. */
export const fileProblem = (error: unknown): unknown =>
  error instanceof FileRefusal
    ? new Problem(422, error.code, 'The file cannot be read.', { fields: { file: error.details.join(', ') } })
    : error;
