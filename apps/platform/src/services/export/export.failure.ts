import { property } from '../../shared/property.ts';

/** Failure of an export, with the code that the API reports. */
export class ExportFailure extends Error {
  readonly code: 'interrupted' | 'too_many_records';

  constructor(code: ExportFailure['code'], message: string) {
    super(message);
    this.name = 'ExportFailure';
    this.code = code;
  }
}

/** Returns the `error_detail` of an export that ended with this error. */
export function errorDetailOf(error: unknown): string {
  if (error instanceof ExportFailure) return error.code;
  return property(error, 'code') === 'ENOSPC' ? 'storage_full' : 'internal_error';
}
