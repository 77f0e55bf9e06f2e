/** Texts of the form of a new payer. */
export const newPayerTexts = {
  name: 'Nombre',
  email: 'E-mail',
  submit: 'Crear pagador',
  done: 'Pagador creado con éxito',
} as const;
