import { object } from 'yup';
import { atMost, typedText } from './typed-text.ts';

/** Characters that no part of an address has: spaces, unseen and typographic ones, and those with a meaning in a header. */
const NEVER = String.raw`\s@<>(),;:"“”‘’«»…[\]\\\p{Cc}\p{Cf}`;

/** Something before the `@`, a name with a dot after it: whether it exists, only sending shows. */
export const emailPattern = new RegExp(`^(?![=+'-])[^${NEVER}]+@[^${NEVER}.]+(?:\\.[^${NEVER}.]+)+$`, 'u');

/** An e-mail address (B224); none is longer than 254 characters (RFC 5321). */
export const emailAddress = typedText()
  .required('*Campo requerido.')
  .test(atMost(254))
  .matches(emailPattern, 'El email no tiene formato correcto');

/** A form that asks for nothing but an addressee (INP-16). */
export const addresseeForm = object({ to: emailAddress });
