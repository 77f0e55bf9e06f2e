import { randomUUID } from 'node:crypto';
import type { TestError, TestPerson } from './index.ts';

/** Error of a change in the schema. */
export interface TestChangeError {
  readonly code: string;
  readonly message: string;
  readonly extendedCode: string | null;
  readonly serviceCode: string | null;
  readonly fields: readonly { readonly path: string; readonly code: string; readonly message: string }[];
}

/** Form of the idempotency key that a service receives. It differs from the one of the client. */
export const serviceKey = /^[\w-]{43}$/;

/** Selection of `TestChangeError`. */
export const changeError = 'error { code message extendedCode serviceCode fields { path code message } }';

/** Outcome of a mutation: its payload, or GraphQL errors. */
export interface MutationAnswer<Payload> {
  readonly payload: Payload | null;
  readonly errors: readonly TestError[] | undefined;
}

/** Mutation with the types of its arguments and its selection. */
export interface TestMutation {
  readonly mutation: string;
  readonly types: Readonly<Record<string, string>>;
  readonly answer: string;
}

/** Argument `change` of a mutation. */
export interface TestChange {
  readonly idempotencyKey: string;
  readonly version: number;
}

/** Creates a `change` with a fresh key and version 1. */
export const aChange = (): TestChange => ({ idempotencyKey: randomUUID(), version: 1 });

/** Types with derived versions, as query names. */
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

/** Creates a `change` with a fresh key and the current version; version 1 when the entity cannot be read. */
export const aChangeOf = async (person: TestPerson, type: DerivedVersions, id: string): Promise<TestChange> => {
  const { data } = await person.query<{ readonly one: { readonly version: number } | null } | null>(
    `query ($id: ID!) { one: ${type}(id: $id) { version } }`,
    { id },
  );
  return { ...aChange(), version: data?.one?.version ?? 1 };
};

const holder = { name: 'Ana Pérez', identificationNumber: '12345678' };
/** Card as the input of a mutation. */
export const aCard = { number: '4509953566233704', expirationMonth: 11, expirationYear: 2090, holder };

/** Sends a mutation with its arguments as variables. */
export const mutate = async <Payload>(
  person: TestPerson,
  { mutation, types, answer }: TestMutation,
  variables: object,
): Promise<MutationAnswer<Payload>> => {
  const declared = Object.entries(types).map(([name, type]) => `$${name}: ${type}`);
  const passed = Object.keys(types).map((name) => `${name}: $${name}`);
  const { data, errors } = await person.query<{ payload: Payload } | null>(
    `mutation (${declared.join(', ')}) { payload: ${mutation}(${passed.join(', ')}) { ${answer} } }`,
    variables,
  );
  return { payload: data?.payload ?? null, errors };
};
