/** Schema of an object without other properties than those named. It is the base of all bodies. */
export const object = (required: readonly string[], properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

/** Returns the route options for a body of this schema. */
export const withBody = (body: object) => ({ schema: { body } });

const numberOf = (type: string, pattern: string) => ({
  properties: { type: { const: type }, number: { type: 'string', pattern } },
});

/** Schema of an identification: seven or eight digits for a DNI, eleven for a CUIT (GAP-45, B226). */
export const identification = {
  ...object(['type', 'number', 'country'], {
    type: { type: 'string', enum: ['DNI_ARG', 'CUIT_ARG'] },
    number: { type: 'string' },
    country: { type: 'string', enum: ['ARG'] },
  }),
  anyOf: [numberOf('DNI_ARG', String.raw`^\d{7,8}$`), numberOf('CUIT_ARG', String.raw`^\d{11}$`)],
};

/** Schema of a text that is not blank. */
export const nonBlankText = (maxLength: number) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  pattern: String.raw`\S`,
});

/** Schema of the reason of a change. */
export const reason = nonBlankText(500);

/** Schema of an amount, with at most two decimals. */
export const amount = { type: 'number', exclusiveMinimum: 0, multipleOf: 0.01 };

/** Schemas of bodies that several services share. */
export const sharedBodies = {
  reason: object(['reason'], { reason }),
  statusDetail: object(['status_detail'], { status_detail: reason }),
  methodChange: object(['number', 'holder'], {
    number: { type: 'string', pattern: String.raw`^(\d{13,19}|\d{22})$` },
    expiration_month: { type: 'integer', minimum: 1, maximum: 12 },
    expiration_year: { type: 'integer', minimum: 2000, maximum: 2100 },
    holder: object(['name', 'identification'], { name: nonBlankText(120), identification }),
  }),
};
