import { pickCollector, renderAt, screen } from '@/testing';

/** Headings of a file in the format of the product. */
export const heading = 'Id externo;Código de concepto;Importe;E-mail del pagador';

/** Returns the file field. */
export const fileField = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Archivo');

/** Label of the import button, with the number of payments. */
export const counted = /^Importar \d/;

/** Opens the form, with everything filled in except the file. */
export const openForm = async () => {
  const user = await renderAt('/importacion', { as: 'administrador' });
  await pickCollector(user, 'LUZN');
  return user;
};
