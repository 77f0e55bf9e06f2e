// Looks over: apps/gateway/src/modules/**
import { randomUUID } from 'node:crypto';
import { isObjectType } from 'graphql';
import { assembleSchema } from '../graphql/schema/assemble-schema.ts';
import { changeError, mutate, type MutationAnswer, type TestChangeError } from './changes.ts';
import type { TestPerson } from './index.ts';
import type { OwnDataMutation } from './mutation-arguments.ts';
import type { MakeArguments } from './waiting-entities.ts';

const fields = assembleSchema().getMutationType()?.getFields() ?? {};

/** Mutations of the gateway's own data. They call no service. */
export const ownDataMutations: ReadonlySet<string> = new Set<OwnDataMutation>([
  'updateSettings',
  'createViews',
  'updateView',
  'deleteView',
  'shareView',
  'unshareView',
  'createBulkRun',
  'reportBulkRun',
  'resumeBulkRun',
  'endBulkRun',
  'tellOpenRecord',
  'addNote',
  'takeRecord',
  'releaseRecord',
  'followRecord',
  'unfollowRecord',
]);

/** All other mutations: they change or read data of a service, or create a link to a file. */
export const mutationNames = Object.keys(fields).filter((name) => !ownDataMutations.has(name));

/** Mutations that only read a record again. They are idempotent and have no idempotency key. */
const withoutKey = new Set(['refreshPayment', 'refreshSubscription']);

/** Returns whether the gateway sends the idempotency key of a mutation to its service. */
export const takesKey = (name: string): boolean => !withoutKey.has(name) && !makesLink(name);

/**
 * Returns whether a mutation only creates a link and changes nothing at a service. The idempotency key of an upload is
 * sent with its file.
 */
export const makesLink = (name: string): boolean => {
  const payload = fields[name]?.type;
  return isObjectType(payload) && ('download' in payload.getFields() || 'upload' in payload.getFields());
};

/** Returns whether a mutation reads its record and checks the version before it sends the change. */
export const takesVersion = (name: string): boolean =>
  fields[name]?.args.some((given) => given.name === 'change') === true;

/** Returns whether a mutation has a version argument of any form. */
export const takesAnyVersion = (name: string): boolean =>
  fields[name]?.args.some((given) => ['change', 'version', 'versions'].includes(given.name)) === true;

/** Outcome of a mutation. */
export type MutationOutcome = MutationAnswer<{ readonly error: TestChangeError | null }>;

/** Sends a prepared mutation for a person and an idempotency key. */
export type SendMutation = (person: TestPerson, key: string) => Promise<MutationOutcome>;

/**
 * Creates the entities of a mutation, and returns a function that sends it.
 * @param answer selection of the payload, which must include its error
 */
export const prepareMutation = async (
  name: string,
  args: MakeArguments,
  answer = changeError,
): Promise<SendMutation> => {
  const own = await args();
  const types = Object.fromEntries((fields[name]?.args ?? []).map((given) => [given.name, String(given.type)]));
  return (person, idempotencyKey) => {
    const given: Readonly<Record<string, unknown>> = {
      ...own,
      once: { idempotencyKey },
      change: { idempotencyKey, version: own['version'] ?? 1 },
    };
    const taken = Object.keys(types).filter((argument) => argument in given);
    const sent = Object.fromEntries(taken.map((argument) => [argument, given[argument]]));
    const declared = Object.fromEntries(taken.map((argument) => [argument, types[argument] ?? '']));
    return mutate(person, { mutation: name, types: declared, answer }, sent);
  };
};

/** Creates a fresh idempotency key. */
export const aKey = (): string => randomUUID();
