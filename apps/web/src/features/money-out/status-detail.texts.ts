/** Texts for the error codes of the withdraw and withdrawal services. */
export const statusDetailTexts: Readonly<Record<string, string>> = {
  balance_insufficient: 'El saldo de la entidad no alcanzó.',
  destination_invalid: 'La cuenta de destino no existe.',
  destination_closed: 'La cuenta de destino está cerrada.',
  bank_unavailable: 'El banco no respondió.',
};

/** Returns why money did not leave, in words for an operator; an unknown code, and the words of a person, as they are. */
export const reasonOf = ({ statusDetail }: { readonly statusDetail: string | null }): string | null =>
  statusDetail && (statusDetailTexts[statusDetail] ?? statusDetail);

/** Next step after the error of a withdrawal, by its code: no action sends it again. */
export const nextStepTexts: Readonly<Record<string, string>> = {
  balance_insufficient: 'El dinero no salió. Cuando la entidad tenga saldo, puede pedir otro retiro.',
  destination_invalid: 'El dinero no salió. La entidad debe corregir su cuenta y pedir otro retiro.',
  destination_closed: 'El dinero no salió. La entidad debe cambiar su cuenta y pedir otro retiro.',
  other: 'El dinero no salió. Para transferirlo, la entidad debe pedir otro retiro.',
};
