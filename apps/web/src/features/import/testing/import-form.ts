import { pickCollector, renderAt, screen } from '@/testing';

/** Headings of a file of the product's own form. */
export const heading = 'Id externo;Código de concepto;Importe;E-mail del pagador';

/** Finds the field of the file. */
export const fileField = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Archivo');

/** Label of the button that imports, with what becomes of the file. */
export const counted = /^Importar \d/;

/** Opens the form, with everything but the file chosen. */
export const openForm = async () => {
  const user = await renderAt('/importacion', { as: 'administrador' });
  await pickCollector(user, 'LUZN');
  return user;
};
