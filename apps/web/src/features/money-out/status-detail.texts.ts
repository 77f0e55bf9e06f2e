/** Words for the error codes of both services of withdrawals. */
export const statusDetailTexts: Readonly<Record<string, string>> = {
  balance_insufficient: 'El saldo de la entidad no alcanzó.',
  destination_invalid: 'La cuenta de destino no existe.',
  destination_closed: 'La cuenta de destino está cerrada.',
  bank_unavailable: 'El banco no respondió.',
};
