// Looks over: apps/gateway/src/modules/**
import { randomUUID } from 'node:crypto';
import { isObjectType } from 'graphql';
import { assembleSchema } from '../graphql/schema/assemble-schema.ts';
import { changeError, mutate, type Done, type TestChangeError } from './changes.ts';
import type { TestPerson } from './index.ts';
import type { PersonalMutation } from './mutation-tries.ts';
import type { Try } from './waiting-entities.ts';

const fields = assembleSchema().getMutationType()?.getFields() ?? {};

/** Mutations of what the gateway itself keeps of people: they ask no service (`personal.test.ts`). */
export const personalMutations: ReadonlySet<string> = new Set<PersonalMutation>([
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
]);

/** Every mutation of the schema that asks a service. */
export const mutationNames = Object.keys(fields).filter((name) => !personalMutations.has(name));

/** A service reads these again, and what it finds is what there is: twice is as good as once, so they need no key. */
const withoutKey = new Set(['refreshPayment', 'refreshSubscription']);

/** Returns whether a mutation is made once for its key. */
export const takesKey = (name: string): boolean => !withoutKey.has(name) && !makesLink(name);

/**
 * Returns whether a mutation makes a link alone: nothing can have been made at a service. The key of an upload goes
 * with its file.
 */
export const makesLink = (name: string): boolean => {
  const payload = fields[name]?.type;
  return isObjectType(payload) && ('download' in payload.getFields() || 'upload' in payload.getFields());
};

/** Returns whether a mutation reads its record and the record's version before it is sent. */
export const takesVersion = (name: string): boolean =>
  fields[name]?.args.some((given) => given.name === 'change') === true;

/** Returns whether a mutation takes the version of what the person saw, in whatever form. */
export const takesSeen = (name: string): boolean =>
  fields[name]?.args.some((given) => ['change', 'version', 'versions'].includes(given.name)) === true;

/** Outcome of a requested mutation. */
export type Asked = Done<{ readonly error: TestChangeError | null }>;

/** A mutation with good arguments, which any person asks for under any key. */
export type AskMutation = (person: TestPerson, key: string) => Promise<Asked>;

/** Puts in what a mutation needs, and gives what asks for it. @param answer selection of the payload, its error among it */
export const prepareMutation = async (name: string, args: Try, answer = changeError): Promise<AskMutation> => {
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

/** A key that nobody used. */
export const aKey = (): string => randomUUID();
