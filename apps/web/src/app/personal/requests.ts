import type { ApolloClient } from '@apollo/client';
import type { Permission } from '@backoffice/schema/roles';
import type { NewViewInput, PersonSettingsInput } from '@/shared/apollo/schema-types.generated';
import { ViewerDocument } from '@/shared/auth/Viewer.generated';
import {
  CreateViewsDocument,
  DeleteViewDocument,
  ShareViewDocument,
  UnshareViewDocument,
  UpdateSettingsDocument,
  UpdateViewDocument,
} from './Personal.generated';

/** View with the version that this browser knows. */
interface SeenView {
  readonly id: string;
  readonly version: number;
}

const answerOf = async <Payload>(
  asked: Promise<{ readonly data?: { readonly payload: Payload } | null | undefined }>,
): Promise<NonNullable<Payload>> => {
  const { data } = await asked;
  const payload = data?.payload;
  if (payload === undefined || payload === null) throw new Error('The gateway did not answer.');
  return payload;
};

const changeOf = ({ id, version }: SeenView) => ({
  id,
  change: { idempotencyKey: crypto.randomUUID(), version },
});

const fetchPolicy = 'no-cache';

/** Creates the requests for settings and views. Each rejects without an answer; a refusal resolves with its error. */
export const createRequests = (client: ApolloClient) => ({
  read: async () => {
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy });
    const personal = data?.viewer?.personal;
    if (!personal) throw new Error('The gateway did not answer.');
    return personal;
  },
  updateSettings: (settings: PersonSettingsInput, version: number) =>
    answerOf(client.mutate({ mutation: UpdateSettingsDocument, variables: { settings, version }, fetchPolicy })),
  createViews: (views: NewViewInput[]) =>
    answerOf(client.mutate({ mutation: CreateViewsDocument, variables: { views }, fetchPolicy })),
  updateView: (seen: SeenView, { name, search }: { readonly name: string; readonly search: string }) =>
    answerOf(
      client.mutate({ mutation: UpdateViewDocument, variables: { ...changeOf(seen), name, search }, fetchPolicy }),
    ),
  deleteView: (seen: SeenView) =>
    answerOf(client.mutate({ mutation: DeleteViewDocument, variables: changeOf(seen), fetchPolicy })),
  shareView: (seen: SeenView, permission: Permission | null) =>
    answerOf(client.mutate({ mutation: ShareViewDocument, variables: { ...changeOf(seen), permission }, fetchPolicy })),
  unshareView: (seen: SeenView) =>
    answerOf(client.mutate({ mutation: UnshareViewDocument, variables: changeOf(seen), fetchPolicy })),
});
