import type { Resolvers } from '../resolvers.generated.ts';

/** Resolvers of the signed-in person. */
export const viewerResolvers: Resolvers = {
  Query: {
    viewer: (_root, _args, { viewer }) => ({
      username: viewer.username,
      name: viewer.name,
      email: viewer.email,
      permissions: [...viewer.permissions],
    }),
  },
};
