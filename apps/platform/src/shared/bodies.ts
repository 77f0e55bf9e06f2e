/** Shapes that bodies of several services are made of. A body holds what is named here and nothing else. */
export const object = (required: readonly string[], properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

/** The schema of a route whose body has this shape. */
export const taking = (body: object) => ({ schema: { body } });

const numberOf = (type: string, pattern: string) => ({
  properties: { type: { const: type }, number: { type: 'string', pattern } },
});

/** An identification: seven or eight digits for a DNI, eleven for a CUIT (GAP-45, B226). */
export const identification = {
  ...object(['type', 'number', 'country'], {
    type: { type: 'string', enum: ['DNI_ARG', 'CUIT_ARG'] },
    number: { type: 'string' },
    country: { type: 'string', enum: ['ARG'] },
  }),
  anyOf: [numberOf('DNI_ARG', String.raw`^\d{7,8}$`), numberOf('CUIT_ARG', String.raw`^\d{11}$`)],
};

/** Text that is not blank. */
export const words = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: String.raw`\S` });

/** Reason of a change. */
export const reason = words(500);

/** Money has no more than two decimals. */
export const amount = { type: 'number', exclusiveMinimum: 0, multipleOf: 0.01 };

/** Bodies that several services take. */
export const sharedBodies = {
  reason: object(['reason'], { reason }),
  statusDetail: object(['status_detail'], { status_detail: reason }),
  methodChange: object(['number', 'holder'], {
    number: { type: 'string', pattern: String.raw`^(\d{13,19}|\d{22})$` },
    expiration_month: { type: 'integer', minimum: 1, maximum: 12 },
    expiration_year: { type: 'integer', minimum: 2000, maximum: 2100 },
    holder: object(['name', 'identification'], { name: words(120), identification }),
  }),
};
