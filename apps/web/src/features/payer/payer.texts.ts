import { quantity } from '@/shared/format';

/** Texts of payers. The specification prescribes the title, the columns and the empty text (A56). */
export const payersTexts = {
  title: 'Buscar Pagadores',
  new: 'Nuevo pagador',
  hint: 'Nombre, e-mail, DNI, CUIT o identificador',
  empty: 'No se encontraron Pagadores',
  emptyHint: 'El e-mail y la identificación se buscan completos; el nombre, también por una parte.',
  failed: 'No se pudieron cargar los pagadores',
  back: 'Volver a los pagadores',
  total: (size: number) => (size === 1 ? '1 pagador' : `${quantity(size)} pagadores`),
  columns: { ID: 'IDENTIFICADOR', NAME: 'NOMBRE', EMAIL: 'EMAIL' },
} as const;
