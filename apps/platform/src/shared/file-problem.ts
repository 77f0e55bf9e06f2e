import { FileRefusal } from '@backoffice/import-file';
import { Problem } from './problem.ts';

/** Converts a FileRefusal to a Problem. Any other error is returned unchanged. */
export const fileProblem = (error: unknown): unknown =>
  error instanceof FileRefusal
    ? new Problem(422, error.code, 'The file cannot be read.', { fields: { file: error.details.join(', ') } })
    : error;
