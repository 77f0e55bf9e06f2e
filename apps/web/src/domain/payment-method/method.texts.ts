/** Texts of the payment method, in forms and filters. */
export const methodTexts = {
  kind: 'Medio de pago',
  allKinds: 'Todos los medios',
  card: 'Tarjeta',
  transfer: 'Transferencia',
  cardNumber: 'Número de tarjeta',
  expiration: 'Vencimiento',
  expirationHint: 'MM/AAAA',
  cardHolder: 'Nombre del titular',
  dni: 'DNI del titular',
  cbu: 'CBU o CVU',
  accountHolder: 'Nombre del titular de la cuenta',
  cuit: 'CUIT del titular',
  luhn: 'Revise el número: su dígito verificador no coincide. Puede continuar igual.',
  provider: 'CVU de un proveedor de servicios de pago',
  unknownBank: 'Banco desconocido',
  checkDigits: 'Revise el número: sus dígitos verificadores no coinciden. Puede continuar igual.',
} as const;
