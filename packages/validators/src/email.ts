import { string } from 'yup';

/** An e-mail address to write to. None is longer than 254 characters (RFC 5321). */
export const emailAddress = string()
  .trim()
  .required('*Campo requerido.')
  .max(254, 'Ingrese 254 caracteres como máximo.')
  .email('Ingrese un e-mail válido.');
