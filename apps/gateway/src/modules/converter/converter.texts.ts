import { fileRefusals } from '@backoffice/validators';

/** Texts of the refusals of the converter service, by its codes. */
export const converterRefusals = {
  configuration_not_found: 'La configuración de origen no existe.',
  ...fileRefusals,
} as const;
