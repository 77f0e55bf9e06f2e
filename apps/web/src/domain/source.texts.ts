/** Texts for the origin of a payment or a subscription. */
export const sourceTexts = {
  title: 'Origen',
  none: 'Sin origen informado',
  name: 'Nombre',
  type: 'Tipo',
  id: 'ID',
} as const;
