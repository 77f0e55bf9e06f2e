import { randomUUID } from 'node:crypto';
import type { TestPlatform } from '@backoffice/platform/testing';
import { aChangeOf, type DerivedVersions } from './changes.ts';
import type { TestPerson } from './index.ts';

/** Arguments of a mutation without its key. The first version is meant unless one is given. */
export type Arguments = Readonly<Record<string, unknown>>;

/** Puts in what a mutation needs, and gives good arguments for it. */
export type Try = () => Promise<Arguments>;

/** Reason of a change, for mutations that ask for one. */
export const reason = 'Prueba';

/** Address of a person who gets e-mail. */
export const address = 'ana@correo.example';

/** A day on which things were requested. */
export const requestDate = '2026-11-01T15:00:00.000Z';

/** Gives arguments that need nothing to be put in. */
export const given =
  (args: Arguments): Try =>
  () =>
    Promise.resolve(args);

type Add = (id: string) => Promise<unknown>;

/** Makers of entities that wait for a change: each puts one in and gives its identifier with the other arguments. */
export const createWaitingEntities = (platform: TestPlatform, person: TestPerson) => ({
  platform,
  person,
  /** An entity whose service keeps versions: it has its first. */
  added:
    (add: Add, more: Arguments = {}): Try =>
    async () => {
      const id = randomUUID();
      await add(id);
      return { id, ...more };
    },
  /** An entity whose version is derived from what the person sees. */
  seen:
    (type: DerivedVersions, add: Add, more: Arguments = {}): Try =>
    async () => {
      const id = randomUUID();
      await add(id);
      const { version } = await aChangeOf(person, type, id);
      return { id, version, ...more };
    },
});

/** Makers that each module tries its mutations with. */
export type WaitingEntities = ReturnType<typeof createWaitingEntities>;
