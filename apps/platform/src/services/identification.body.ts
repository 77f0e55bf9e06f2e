/** Shape of an identification in a body (GAP-45). */
export const identification = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'number', 'country'],
  properties: {
    type: { type: 'string', enum: ['DNI_ARG', 'CUIT_ARG'] },
    number: { type: 'string', pattern: String.raw`^\d{7,11}$` },
    country: { type: 'string', enum: ['ARG'] },
  },
} as const;
