import { setTimeout as pause } from 'node:timers/promises';
import type { Resolvers } from '../resolvers.generated.ts';
import { personalMutations } from './personal.mutations.ts';

/** Milliseconds that the start of the application waits for the store, which may not answer. */
const LONGEST_WAIT = 1_000;

/** Resolvers of the person's settings and saved views. */
export const personalResolvers: Resolvers = {
  Viewer: {
    personal: async (_viewer, _args, { personal, viewer }) => {
      if (!personal.isKept) return null;
      const read = personal.read(viewer).catch(() => null);
      return Promise.race([read, pause(LONGEST_WAIT, null, { ref: false })]);
    },
  },
  Mutation: personalMutations,
};
