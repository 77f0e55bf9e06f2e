import type { Advice } from './catalogue/explanation.ts';

/** Things are not as the person saw them. Becomes `CONFLICT`. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  readonly extendedCode: string;
  readonly advice: Advice;

  /** @param message in Spanish for the operator */
  constructor(extendedCode: string, message: string, advice: Advice) {
    super(message);
    this.advice = advice;
    this.extendedCode = extendedCode;
  }
}
