/** Words of the document of a payer; what is exact stands in the documents (B225, B227, GAP-45). */
export const identificationTexts = {
  title: 'Identificación',
  type: 'Tipo de identificación',
  number: 'Número de identificación',
  country: 'País',
  none: 'Ninguna',
  types: [
    { id: 'DNI_ARG', name: 'DNI' },
    { id: 'CUIT_ARG', name: 'CUIT' },
  ],
  countries: [{ id: 'ARG', name: 'Argentina' }],
} as const;
