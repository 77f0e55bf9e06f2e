/** Identifiers of a part of a distribution. */
export interface PartIds {
  readonly distributionId: string;
  readonly id: string;
}

/** Joins both identifiers of a part into one, for the address of its dialogs. */
export const partAddress = ({ distributionId, id }: PartIds): string => `${distributionId}/${id}`;

/** Splits an identifier made by `partAddress`. */
export const partOfAddress = (address: string): PartIds => {
  const [distributionId = '', id = ''] = address.split('/');
  return { distributionId, id };
};
