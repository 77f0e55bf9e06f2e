import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ActionableEntity } from '@/shared/actions';
import { useApolloClient } from '@/shared/apollo';
import type { ChangeInput } from '@/shared/apollo/schema-types.generated';
import { notify, type NoticeLink } from '@/shared/feedback';
import type { ChangeAnswer, ChangePayload, Rejection } from './change-outcome';
import type { DialogForm, UseDialogForm } from './dialog-forms';
import { useFailureNotice } from './failure-notice';
import { useChange, type Change } from './use-change';

/** Texts of an action and its dialog. */
export interface ActionTexts {
  /** Name of the action. It is also the default of `title` and `submit`. */
  readonly label: string;
  readonly title?: string;
  /** Consequence of the action. */
  readonly detail: string;
  readonly submit?: string;
  /** Notice of success. */
  readonly done: string;
}

/** Arguments that the mutations of a versioned entity share. */
interface ChangeOf {
  readonly id: string;
  readonly change: ChangeInput;
}

/** Form of an action's arguments, and its mutation. The form may be about one entity or many. */
export interface ActionMutation<About, Args, Payload> {
  /** Mutation whose root field has the alias `payload`, and its entity the alias `entity`. */
  readonly mutation: TypedDocumentNode<{ readonly payload: Payload | null }, NoInfer<Args> & ChangeOf>;
  /** Options of the mutation except its variables, for example to bypass the cache. */
  readonly options?: Pick<
    ApolloClient.MutateOptions<{ readonly payload: NoInfer<Payload> | null }>,
    'fetchPolicy' | 'update'
  >;
  readonly useForm: UseDialogForm<About, Args>;
  /** True when the action cannot be undone, or removes something. */
  readonly danger?: boolean;
}

type SentMutation<Payload> = Pick<ActionMutation<never, never, Payload>, 'options'> & {
  readonly mutation: DocumentNode;
};

/** Sends a mutation with untyped variables, for example stored ones. The gateway validates them. */
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

/** Action in progress: its form and the state of its change. */
interface RunningAction<Current> {
  readonly form: DialogForm;
  readonly change: Omit<Change<never, unknown>, 'submit'>;
  /** Current entity after a conflict, as the payload has it; null in any other state. */
  readonly current: Current | null;
}

/** Labeled facts about a completed action. */
export type ClosingFacts = readonly (readonly [label: string, text: string])[];

/** Action on one versioned entity, for `ActionDialog`. */
export interface EntityAction<Entity, Current = Entity | null> {
  readonly danger: boolean;
  /** True when the action moves money or ends a claim to it. Its button then shows the amount. */
  readonly movesMoney: boolean;
  /** Width of the dialog in pixels; undefined for the default width. */
  readonly width: number | undefined;
  /** Returns the facts of the closing page; undefined when a notice reports the success instead. */
  readonly ended: ((entity: Entity) => ClosingFacts) | undefined;
  readonly useAction: (
    entity: Entity,
    told: {
      /** Notice of success. */
      readonly done: string;
      /** Address that shows the entity. */
      readonly seenAt: string;
    },
    /** @param isGone true when the dialog is already closed */
    onDone: (isGone: boolean) => Promise<void>,
  ) => RunningAction<Current>;
}

interface EntityPayload extends ChangePayload {
  readonly entity: object | null;
}

interface EntityActionOptions<Entity, Args, Payload> extends ActionMutation<Entity, Args, Payload> {
  /** True when the action moves money or ends a claim to it, as a rejection does. */
  readonly movesMoney?: boolean;
  readonly width?: number;
  readonly ended?: (entity: Entity) => ClosingFacts;
  /** Returns the rejection in a payload; undefined when the change was made. */
  readonly rejectionOf?: (payload: Payload) => Rejection | undefined;
  /** Hook that returns the function that shows the notice of success; by default, it shows the text `done`. */
  readonly useNotice?: (done: string) => (payload: Payload, late: NoticeLink | undefined) => void;
  /** True to show a failure in a short notice too. */
  readonly tellsFailure?: boolean;
}

const useSuccess = (done: string) => (_payload: unknown, late: NoticeLink | undefined) => {
  notify.success(done, late);
};

/** Defines an action: its form, and the mutation that makes the change once (ADR 0005). */
export const entityAction = <
  Entity extends Pick<ActionableEntity, 'id' | 'version'>,
  Args extends object,
  Payload extends EntityPayload,
>({
  useForm,
  danger = false,
  movesMoney = false,
  width,
  ended,
  rejectionOf,
  useNotice = useSuccess,
  tellsFailure = false,
  ...request
}: EntityActionOptions<Entity, Args, Payload>): EntityAction<Entity, Payload['entity']> => ({
  danger,
  movesMoney,
  width,
  ended,
  useAction: (entity, { done, seenAt }, onDone) => {
    const client = useApolloClient();
    const notice = useNotice(done);
    const change = useChange<Args, Payload>({
      version: entity.version,
      seenAt,
      send: (args) => sendChange<Args, Payload>(client, request, { ...args, id: entity.id }),
      rejectionOf,
      onDone: (payload, late) => {
        if (ended === undefined || late) notice(payload, late);
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
