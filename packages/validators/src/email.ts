import { object } from 'yup';
import { atMost, typedText } from './typed-text.ts';

/**
 * Characters that an address cannot contain: spaces, invisible and typographic characters, and those with a meaning in
 * a mail header.
 */
const NEVER = String.raw`\s@<>(),;:"“”‘’«»…[\]\\\p{Cc}\p{Cf}`;

/**
 * Pattern of an address: a local part, `@`, and a domain with a dot. It cannot begin with `=`, `+`, `'` or `-`. The
 * pattern does not check that the address exists.
 */
export const emailPattern = new RegExp(`^(?![=+'-])[^${NEVER}]+@[^${NEVER}.]+(?:\\.[^${NEVER}.]+)+$`, 'u');

/** Validator of an e-mail address (B224), with at most 254 characters (RFC 5321). */
export const emailAddress = typedText()
  .required('*Campo requerido.')
  .test(atMost(254))
  .matches(emailPattern, 'El email no tiene formato correcto');

/** Form with an addressee only (INP-16). */
export const addresseeForm = object({ to: emailAddress });
