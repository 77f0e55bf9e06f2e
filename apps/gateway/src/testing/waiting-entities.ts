import { randomUUID } from 'node:crypto';
import type { TestPlatform } from '@backoffice/platform/testing';
import { aChangeOf, type DerivedVersions } from './changes.ts';
import type { TestPerson } from './index.ts';

/** Arguments of a mutation without its idempotency key. */
export type Arguments = Readonly<Record<string, unknown>>;

/** Creates the entities of a mutation, and returns valid arguments for it. */
export type MakeArguments = () => Promise<Arguments>;

/** Reason for mutations that require one. */
export const reason = 'Prueba';

/** E-mail address of a recipient. */
export const address = 'ana@correo.example';

/** Request timestamp of the test entities. */
export const requestDate = '2026-11-01T15:00:00.000Z';

/** Returns a function that resolves to fixed arguments, which need no entity. */
export const given =
  (args: Arguments): MakeArguments =>
  () =>
    Promise.resolve(args);

type Add = (id: string) => Promise<unknown>;

/**
 * Creates the functions that add the entity of a change, in a state that waits for that change. Each returns the
 * identifier of the entity with the other arguments.
 */
export const createWaitingEntities = (platform: TestPlatform, person: TestPerson) => ({
  platform,
  person,
  /** Adds an entity of a service with versions. Its version is 1. */
  added:
    (add: Add, more: Arguments = {}): MakeArguments =>
    async () => {
      const id = randomUUID();
      await add(id);
      return { id, ...more };
    },
  /** Adds an entity with a derived version. The person reads the version, which is among the arguments. */
  seen:
    (type: DerivedVersions, add: Add, more: Arguments = {}): MakeArguments =>
    async () => {
      const id = randomUUID();
      await add(id);
      const { version } = await aChangeOf(person, type, id);
      return { id, version, ...more };
    },
});

/** Functions with which each module creates the arguments of its mutations. */
export type WaitingEntities = ReturnType<typeof createWaitingEntities>;
