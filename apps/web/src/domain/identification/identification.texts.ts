/** Texts for the document of a payer. Exact texts come from the specification (B225, B227, GAP-45). */
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
