import type { FieldError } from '../graphql/schema-types.generated.ts';

/** Error for unacceptable input of a person. Becomes `BAD_USER_INPUT` with the refused argument. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly field: FieldError;

  /**
   * @param path where the argument stands, as in the schema: `filter.period.from`
   * @param message in Spanish for the operator
   */
  constructor(path: string, message: string, code: FieldError['code'] = 'INVALID') {
    super(message);
    this.field = { path, code, message };
  }
}
