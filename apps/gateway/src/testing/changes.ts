import { randomUUID } from 'node:crypto';
import type { TestError, TestPerson } from './index.ts';

/** Reason for which nothing was changed, as clients see it. */
export interface TestChangeError {
  readonly code: string;
  readonly message: string;
  readonly extendedCode: string | null;
  readonly serviceCode: string | null;
  readonly fields: readonly { readonly name: string; readonly message: string }[];
}

/** A key as services see it: never the one that the client made. */
export const serviceKey = /^[\w-]{43}$/;

/** Selection of it. */
export const changeError = 'error { code message extendedCode serviceCode fields { path code message } }';

/** End of a mutation: its payload, or the errors in its place. */
export interface Done<Payload> {
  readonly payload: Payload | null;
  readonly errors: readonly TestError[] | undefined;
}

/** A mutation: its name, the types of its arguments, and what it is asked to answer. */
export interface TestMutation {
  readonly mutation: string;
  readonly types: Readonly<Record<string, string>>;
  readonly answer: string;
}

/** The argument `change`. */
export interface TestChange {
  readonly idempotencyKey: string;
  readonly version: number;
}

/** A fresh key and the first version, as a dialog gives them. */
export const aChange = (): TestChange => ({ idempotencyKey: randomUUID(), version: 1 });

/** Types whose service keeps no versions, by the query of one. */
export type DerivedVersions =
  | 'batch'
  | 'bin'
  | 'payerReference'
  | 'gatewayBatch'
  | 'import'
  | 'softwareProviderReport'
  | 'taxForm'
  | 'transfer'
  | 'withdraw'
  | 'withdrawal';

/** A fresh key and the version that the person sees now; the first where there is nothing to see. */
export const aChangeOf = async (person: TestPerson, type: DerivedVersions, id: string): Promise<TestChange> => {
  const { data } = await person.query<{ readonly one: { readonly version: number } | null } | null>(
    `query ($id: ID!) { one: ${type}(id: $id) { version } }`,
    { id },
  );
  return { ...aChange(), version: data?.one?.version ?? 1 };
};

const holder = { name: 'Ana Pérez', identificationNumber: '12345678' };
/** A card as the form gives it. */
export const aCard = { number: '4509953566233704', expirationMonth: 11, expirationYear: 2090, holder };

/** Sends a mutation, its arguments as variables. */
export const mutate = async <Payload>(
  person: TestPerson,
  { mutation, types, answer }: TestMutation,
  variables: object,
): Promise<Done<Payload>> => {
  const declared = Object.entries(types).map(([name, type]) => `$${name}: ${type}`);
  const passed = Object.keys(types).map((name) => `${name}: $${name}`);
  const { data, errors } = await person.query<{ payload: Payload } | null>(
    `mutation (${declared.join(', ')}) { payload: ${mutation}(${passed.join(', ')}) { ${answer} } }`,
    variables,
  );
  return { payload: data?.payload ?? null, errors };
};
