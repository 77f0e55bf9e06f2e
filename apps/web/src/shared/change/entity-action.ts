import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ActionableEntity } from '@/shared/actions';
import { useApolloClient } from '@/shared/apollo';
import type { ChangeInput } from '@/shared/apollo/schema-types.generated';
import { notify, type NoticeLink } from '@/shared/feedback';
import type { ChangeAnswer, ChangePayload, Rejection } from './change-outcome';
import type { DialogForm, UseDialogForm } from './dialog-forms';
import { useFailureNotice } from './failure-notice';
import { useChange, type Change } from './use-change';

/** Words of an action and of its dialog. */
export interface ActionTexts {
  /** Name of the action; title and button of its dialog where those have no words of their own. */
  readonly label: string;
  readonly title?: string;
  /** Consequence of the action. */
  readonly detail: string;
  readonly submit?: string;
  /** Notice of success. */
  readonly done: string;
}

/** Arguments that every mutation of a versioned entity takes. */
interface ChangeOf {
  readonly id: string;
  readonly change: ChangeInput;
}

/** Form of an action's arguments, and the mutation that takes them. The form may be about one entity or many. */
export interface ActionMutation<About, Args, Payload> {
  /** Its root field has the alias `payload`, and the entity in it the alias `entity`. */
  readonly mutation: TypedDocumentNode<{ readonly payload: Payload | null }, NoInfer<Args> & ChangeOf>;
  /** Options of the mutation beside its variables, for example to keep it out of the cache. */
  readonly options?: Pick<
    ApolloClient.MutateOptions<{ readonly payload: NoInfer<Payload> | null }>,
    'fetchPolicy' | 'update'
  >;
  readonly useForm: UseDialogForm<About, Args>;
  /** It cannot be undone, or takes something away. */
  readonly danger?: boolean;
}

type SentMutation<Payload> = Pick<ActionMutation<never, never, Payload>, 'options'> & {
  readonly mutation: DocumentNode;
};

/** Sends a mutation whose arguments were kept: the gateway checks them. */
export const sendDocument = <Payload>(
  client: ApolloClient,
  { mutation, options }: SentMutation<Payload>,
  variables: OperationVariables,
): Promise<ChangeAnswer<Payload>> =>
  client.mutate<
    { readonly payload: Payload | null },
    OperationVariables,
    ApolloClient.MutateOptions<{ readonly payload: Payload | null }>
  >({ ...options, mutation, variables });

/** Sends a mutation of a versioned entity. */
const sendChange = <Args, Payload>(
  client: ApolloClient,
  request: Pick<ActionMutation<never, Args, Payload>, 'mutation' | 'options'>,
  variables: Args & ChangeOf,
): Promise<ChangeAnswer<Payload>> => sendDocument<Payload>(client, request, variables);

/** An action in progress: what a person fills in, and how its change stands. */
interface RunningAction<Current> {
  readonly form: DialogForm;
  readonly change: Omit<Change<never, unknown>, 'submit'>;
  /** The entity as it is now, after somebody else changed it: until the person goes on with it, nothing can be sent. */
  readonly current: Current | null;
}

/** An action on one versioned entity, for `ActionDialog`. */
export interface EntityAction<Entity, Current = Entity | null> {
  readonly danger: boolean;
  readonly useAction: (
    entity: Entity,
    told: {
      /** Notice of success. */
      readonly done: string;
      /** Address at which the entity is seen. */
      readonly seenAt: string;
    },
    /** @param isGone the dialog is left already */
    onDone: (isGone: boolean) => Promise<void>,
  ) => RunningAction<Current>;
}

interface EntityPayload extends ChangePayload {
  readonly entity: object | null;
}

interface EntityActionOptions<Entity, Args, Payload> extends ActionMutation<Entity, Args, Payload> {
  /** Finds in a payload that nothing was changed after all. */
  readonly rejectionOf?: (payload: Payload) => Rejection | undefined;
  /** Hook that makes the notice of a change that was made; without it, a notice of success with the text. */
  readonly useNotice?: (done: string) => (payload: Payload, late: NoticeLink | undefined) => void;
  /** Shows a failure in a short notice, too. */
  readonly tellsFailure?: boolean;
}

const useSuccess = (done: string) => (_payload: unknown, late: NoticeLink | undefined) => {
  notify.success(done, late);
};

/** Defines an action: its form and the mutation that makes the change once (ADR 0005). */
export const entityAction = <
  Entity extends Pick<ActionableEntity, 'id' | 'version'>,
  Args extends object,
  Payload extends EntityPayload,
>({
  useForm,
  danger = false,
  rejectionOf,
  useNotice = useSuccess,
  tellsFailure = false,
  ...request
}: EntityActionOptions<Entity, Args, Payload>): EntityAction<Entity, Payload['entity']> => ({
  danger,
  useAction: (entity, { done, seenAt }, onDone) => {
    const client = useApolloClient();
    const notice = useNotice(done);
    const change = useChange<Args, Payload>({
      version: entity.version,
      seenAt,
      send: (args) => sendChange<Args, Payload>(client, request, { ...args, id: entity.id }),
      rejectionOf,
      onDone: (payload, late) => {
        notice(payload, late);
        return onDone(late !== undefined);
      },
    });
    const { state } = change;
    useFailureNotice(state, tellsFailure);
    return {
      form: useForm(entity, change.submit),
      change,
      current: state.kind === 'refused' && state.refusal.code === 'CONFLICT' ? state.payload.entity : null,
    };
  },
});
