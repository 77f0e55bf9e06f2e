import { cuit, dni } from '@/shared/format';

interface Identification {
  readonly type: string;
  readonly number: string;
}

/** A document with its kind: `DNI 12.345.678`, `CUIT 20-26756539-3`; another kind as the service gave it. */
export const identificationText = ({ type, number }: Identification): string => {
  if (type === 'DNI_ARG') return `DNI ${dni(number)}`;
  if (type === 'CUIT_ARG') return `CUIT ${cuit(number)}`;
  return `${type} ${number}`;
};

/** A document whose kind only its length tells: 11 digits are a CUIT, 7 or 8 a DNI. */
export const documentText = (number: string): string => (number.length === 11 ? cuit(number) : dni(number));
