import type { TypedDocumentNode } from '@apollo/client';
import type { ActionContext } from '@/shared/actions';
import { errorOf } from '@/shared/apollo';
import { notify } from '@/shared/feedback';
import type { ChangePayload } from './change-outcome';

interface RefreshOptions {
  /** Mutation that makes the service read the entity again from its source. */
  readonly mutation: TypedDocumentNode<
    { readonly payload: (ChangePayload & { readonly entity: object | null }) | null },
    { id: string }
  >;
  readonly texts: { readonly reloaded: string; readonly failed: string };
}

/** Creates the effect that lets the service read an entity again. A notice reports the result. */
export const refreshOf =
  ({ mutation, texts }: RefreshOptions) =>
  async ({ client, id, onChanged }: ActionContext): Promise<void> => {
    const answer = await client.mutate({ mutation, variables: { id } });
    if (answer.data?.payload?.entity) {
      notify.success(texts.reloaded);
      onChanged();
    } else notify.error(answer.data?.payload?.error ?? errorOf(answer) ?? texts.failed);
  };
