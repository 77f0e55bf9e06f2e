import { errorCodes } from './error-codes.ts';

/** What a person typed is not acceptable. Becomes `BAD_USER_INPUT` with the fields and their Spanish messages. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** Name of the argument, as in the schema, and what is wrong in Spanish. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super(Object.values(fields)[0] ?? errorCodes.BAD_USER_INPUT);
    this.fields = fields;
  }
}
