import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { errorOf } from '@/shared/apollo';
import { notify } from '@/shared/feedback';

interface Refresh<Data, Entity> {
  readonly mutation: TypedDocumentNode<Data, { id: string }>;
  readonly entityOf: (data: Data) => Entity | null;
  /** What is told when it was read again. */
  readonly done: string;
  /** What is told when it failed without a reason. */
  readonly failed: string;
}

/** Has the service read an entity again, and tells the outcome; undefined when it failed. */
export const refreshEntity = async <Data, Entity>(
  client: ApolloClient,
  id: string,
  { mutation, entityOf, done, failed }: Refresh<Data, Entity>,
): Promise<Entity | undefined> => {
  const answer = await client.mutate({ mutation, variables: { id } });
  const entity = (answer.data ? entityOf(answer.data) : null) ?? undefined;
  const failure = errorOf(answer);
  if (entity) notify.success(done);
  else notify.error(failure ?? failed);
  return entity;
};
