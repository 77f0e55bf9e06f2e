/** Things are not as the person saw them. Becomes `CONFLICT`. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  readonly extendedCode: string;

  /** @param message in Spanish for the operator */
  constructor(extendedCode: string, message: string) {
    super(message);
    this.extendedCode = extendedCode;
  }
}
