import { callsTo } from '../calls.ts';
import type { TestPlatform } from '../index.ts';

/** A call of an operation. */
export interface Call {
  readonly path: string;
  readonly body?: object;
}

/** A call of each operation of a service, by the operation's id, that it does what is asked. */
export type Calls = (platform: TestPlatform) => Readonly<Record<string, () => Promise<Call> | Call>>;

export const identification = { type: 'DNI_ARG', number: '12345678', country: 'ARG' };
export const reason = { reason: 'Pago duplicado' };
export const card = {
  number: '4509953566233704',
  expiration_month: 11,
  expiration_year: 2030,
  holder: { name: 'Ana Sosa', identification },
};

/** The id of the first row of a list. */
export const firstId = async (base: string, path: string): Promise<string> => {
  const { body } = await callsTo(base).get<{ rows: { readonly id: string }[] }>(path);
  return body.rows[0]?.id ?? '';
};
