import type { Permission } from '@backoffice/schema/roles';
import type { FourEyesRefusal, Requester } from '../../auth/four-eyes.ts';
import { inputError } from '../../errors/gateway-error.ts';
import type { AvailableAction } from '../../api/schema-types.generated.ts';

/** Person and time for which actions are decided. */
export interface ActionAsker {
  readonly can: (...anyOf: Permission[]) => boolean;
  readonly now: Date;
  /**
   * Returns the reason why another person must decide on this request (`FOUR_EYES`). The amount is decimal text in
   * pesos.
   */
  readonly fourEyes: (requester: string | null, amount: string) => FourEyesRefusal | undefined;
  /** Returns the kind of requester: a person, a machine with a schedule, or unknown. */
  readonly requesterOf: (requester: string | null) => Requester;
}

/** Permissions, any one of which is enough. */
export interface AnyOf {
  readonly anyOf: readonly Permission[];
}

/** Rule of one action: the permission, the version and the state that it requires. */
export interface ActionRule<Entity, Reason extends string> {
  /**
   * Permission required for the action. A function chooses it by entity. When it returns a list, all permissions of the
   * list are required.
   */
  readonly permission: Permission | AnyOf | ((entity: Entity) => Permission | readonly Permission[]);
  /** Allows the action on any version. Without it, an older version is read-only (A108, A139). */
  readonly anyVersion?: true;
  /** Returns the reason for which the state of the entity forbids the action. */
  readonly refusal: (entity: Entity, asker: ActionAsker) => Reason | undefined;
  /** Returns the reason for which another person must act, in any state. It is reported after every other reason. */
  readonly barrier?: (entity: Entity, asker: ActionAsker) => Reason | undefined;
}

/** Reasons that every entity shares. An entity may reword them. */
export const commonReasons = {
  no_permission: 'No tiene permisos',
  old_version: 'Está viendo una versión anterior.',
} as const;

type CommonReason = keyof typeof commonReasons;

/** Reason for which an action is refused now: a stable code and a text for the operator. */
export interface ActionRefusal<Reason extends string> {
  readonly code: Reason;
  readonly message: string;
}

/** Actions of a type, for its documentation. */
export interface KnownActions {
  readonly names: readonly string[];
  /** Texts for the operator, by stable code. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** Rules of an entity's actions, for its screens. */
export interface Offering<Entity> extends KnownActions {
  /**
   * Lists every action, or only the named ones, with the reason when it is refused. Permission is checked first, then
   * version, state and barrier.
   * @throws GatewayError for an unknown action
   */
  readonly available: (entity: Entity, asker: ActionAsker, names?: readonly string[] | null) => AvailableAction[];
  /** Resolver of `availableActions`. */
  readonly offer: (
    entity: Entity,
    args: { readonly names?: readonly string[] | null },
    context: { readonly asker: () => ActionAsker },
  ) => AvailableAction[];
}

/** Rules of an entity's actions, for its mutations and its screens. */
export interface Actions<Entity, Name extends string, Reason extends string> extends Offering<Entity> {
  /** Finds the reason for which this action is refused now. A mutation checks it before it calls the service. */
  readonly refusal: (action: Name, entity: Entity, asker: ActionAsker) => ActionRefusal<Reason> | undefined;
  /**
   * Finds the reason that refuses the action to this person in any version and state. It checks permission and barrier
   * only.
   */
  readonly barrier: (action: Name, entity: Entity, asker: ActionAsker) => ActionRefusal<Reason> | undefined;
}

/** Names of an entity's actions. */
export type ActionName<Of> = Of extends Actions<never, infer Name, string> ? Name : never;

/** Rule that allows the action in every state. */
export const neverRefused = (): undefined => undefined;

/** Creates the action rules of an entity. */
export const actionsOf =
  <Entity extends object>() =>
  /**
   * @param ownReasons texts for the operator, by code
   * @param rules rules by action, in the order in which `available` lists them
   */
  <Name extends string, Reason extends string>(
    ownReasons: Readonly<Record<Reason, string>>,
    rules: Readonly<Record<Name, ActionRule<Entity, NoInfer<Reason> | CommonReason>>>,
  ): Actions<Entity, Name, Reason | CommonReason> => {
    type Rule = ActionRule<Entity, Reason | CommonReason>;
    const named = Object.entries<Rule>(rules);
    const reasons: Readonly<Record<Reason | CommonReason, string>> = { ...commonReasons, ...ownReasons };

    type Code = Reason | CommonReason | undefined;

    const isPermitted = ({ permission }: Rule, entity: Entity, { can }: ActionAsker): boolean => {
      if (typeof permission === 'object') return can(...permission.anyOf);
      return [typeof permission === 'function' ? permission(entity) : permission].flat().every((needed) => can(needed));
    };

    const refusalOf = (rule: Rule, entity: Entity, asker: ActionAsker): Code => {
      if (!isPermitted(rule, entity, asker)) return 'no_permission';
      if ('isCurrent' in entity && entity.isCurrent === false && rule.anyVersion !== true) return 'old_version';
      return rule.refusal(entity, asker) ?? rule.barrier?.(entity, asker);
    };
    const barrierOf = (rule: Rule, entity: Entity, asker: ActionAsker): Code =>
      isPermitted(rule, entity, asker) ? rule.barrier?.(entity, asker) : 'no_permission';

    const explained = (code: Code) => (code === undefined ? undefined : { code, message: reasons[code] });

    const available: Offering<Entity>['available'] = (entity, asker, names) => {
      const unknown = names?.find((name) => !Object.hasOwn(rules, name));
      if (unknown !== undefined)
        throw inputError('names', `No existe esa acción. Las acciones son: ${Object.keys(rules).join(', ')}.`);
      return (names ? named.filter(([name]) => names.includes(name)) : named).map(([name, rule]) => {
        const code = refusalOf(rule, entity, asker);
        return code === undefined
          ? { name, allowed: true, reasonCode: null, reason: null }
          : { name, allowed: false, reasonCode: code, reason: reasons[code] };
      });
    };

    return {
      names: Object.keys(rules),
      reasons,
      refusal: (action, entity, asker) => explained(refusalOf(rules[action], entity, asker)),
      barrier: (action, entity, asker) => explained(barrierOf(rules[action], entity, asker)),
      available,
      offer: (entity, { names }, { asker }) => available(entity, asker(), names),
    };
  };
