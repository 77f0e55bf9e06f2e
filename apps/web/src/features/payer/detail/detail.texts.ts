/** Texts of the page of a payer. */
export const payerDetailTexts = {
  title: 'Pagador',
  notFound: 'No se encontró el pagador',
  notFoundDetail: 'El identificador no existe o el pagador fue eliminado.',
  failed: 'No se pudo cargar el pagador',

  summary: {
    title: 'Datos',
    name: 'Nombre',
    id: 'ID',
    copyId: 'Copiar ID del pagador',
    email: 'E-mail',
    copyEmail: 'Copiar el e-mail',
    externalReference: 'Referencia externa',
    copyReference: 'Copiar la referencia externa',
  },

  identification: {
    title: 'Identificación',
    none: 'Sin identificación',
    type: 'Tipo',
    number: 'Número',
    country: 'País',
  },

  phones: { title: 'Teléfonos', none: 'Sin teléfonos' },

  references: {
    title: 'Referencias',
    none: 'Ninguna entidad tiene referencias con este e-mail',
    noEmail: 'Sin e-mail no se pueden buscar referencias',
    failed: 'No se pudieron cargar las referencias',
    unknown: 'El registro de pagadores no las conoce',
    more: 'Ver más referencias',
  },
} as const;
