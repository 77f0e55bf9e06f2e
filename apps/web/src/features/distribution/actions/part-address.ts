/** A part of a distribution. */
export interface PartIds {
  readonly distributionId: string;
  readonly id: string;
}

/** Both identifiers of a part as one, for the address of its dialogs. */
export const partAddress = ({ distributionId, id }: PartIds): string => `${distributionId}/${id}`;

/** The inverse of `partAddress`. */
export const partOfAddress = (address: string): PartIds => {
  const [distributionId = '', id = ''] = address.split('/');
  return { distributionId, id };
};
