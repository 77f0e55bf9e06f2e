import { object, string } from 'yup';

/** Characters that no part of an address has: spaces, unseen and typographic ones, and those with a meaning in a header. */
const NEVER = String.raw`\s@<>(),;:"“”‘’«»…[\]\\\p{Cc}\p{Cf}`;

/** Something before the `@`, a name with a dot after it: whether it exists, only sending shows. */
export const emailPattern = new RegExp(`^(?![=+'-])[^${NEVER}]+@[^${NEVER}.]+(?:\\.[^${NEVER}.]+)+$`, 'u');

/** An e-mail address (B224); none is longer than 254 characters (RFC 5321). */
export const emailAddress = string()
  .trim()
  .required('*Campo requerido.')
  .max(254, 'Ingrese 254 caracteres como máximo.')
  .matches(emailPattern, 'El email no tiene formato correcto');

/** A form that asks for nothing but an addressee (INP-16). */
export const addresseeForm = object({ to: emailAddress });
