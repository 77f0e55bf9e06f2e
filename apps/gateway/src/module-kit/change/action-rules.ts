import type { Permission } from '@backoffice/schema/roles';
import type { FourEyesRefusal, Requester } from '../../auth/four-eyes.ts';
import { inputError } from '../../errors/gateway-error.ts';
import type { AvailableAction } from '../../api/schema-types.generated.ts';

/** Person and moment for which actions are decided. */
export interface ActionAsker {
  readonly can: (...anyOf: Permission[]) => boolean;
  readonly now: Date;
  /** Reason for which somebody else must decide on this requester's request of so many pesos (`FOUR_EYES`). */
  readonly fourEyes: (requester: string | null, amount: string) => FourEyesRefusal | undefined;
  /** Finds whether a person has asked for money, a machine by its schedule, or nobody is known to. */
  readonly requesterOf: (requester: string | null) => Requester;
}

/** Permissions of which one is enough. */
interface AnyOf {
  readonly anyOf: readonly Permission[];
}

/** One action: who may, whether an old version may be meant, and what the state must be. */
export interface ActionRule<Entity, Reason extends string> {
  /** Needed for the action; some entities of a kind may need others than the rest, all of those that are named. */
  readonly permission: Permission | AnyOf | ((entity: Entity) => Permission | readonly Permission[]);
  /** Asks nothing of the version; an old one can only be looked at otherwise (A108, A139). */
  readonly anyVersion?: true;
  /** By the state of the entity. */
  readonly refusal: (entity: Entity, asker: ActionAsker) => Reason | undefined;
  /** By the person, whatever the state: somebody else must do it. Reported last. */
  readonly barrier?: (entity: Entity, asker: ActionAsker) => Reason | undefined;
}

/** Reasons of every entity, which may word them in its own way. */
export const commonReasons = {
  no_permission: 'No tiene permisos',
  old_version: 'Está viendo una versión anterior.',
} as const;

type CommonReason = keyof typeof commonReasons;

/** Reason for which an action is refused now: stable code, and text for the operator. */
export interface ActionRefusal<Reason extends string> {
  readonly code: Reason;
  readonly message: string;
}

/** Actions that a type offers, for who documents them. */
export interface KnownActions {
  readonly names: readonly string[];
  /** Text for the operator, by the stable code. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** Rules of an entity's actions, as its screens ask them. */
export interface Offering<Entity> extends KnownActions {
  /**
   * Every action, or those with these names, and why not where not: the permission first, then the version, then the state.
   * @throws GatewayError for a name that no action has
   */
  readonly available: (entity: Entity, asker: ActionAsker, names?: readonly string[] | null) => AvailableAction[];
  /** Resolver of `availableActions`. */
  readonly offer: (
    entity: Entity,
    args: { readonly names?: readonly string[] | null },
    context: { readonly asker: () => ActionAsker },
  ) => AvailableAction[];
}

/** Rules of an entity's actions, as its mutations and its screens ask them. */
export interface Actions<Entity, Name extends string, Reason extends string> extends Offering<Entity> {
  /** Finds the reason for which this action is refused now; the mutation checks it before it calls the service. */
  readonly refusal: (action: Name, entity: Entity, asker: ActionAsker) => ActionRefusal<Reason> | undefined;
  /** Finds the reason for which this person may never do it, in any version and state: permission and barrier alone. */
  readonly barrier: (action: Name, entity: Entity, asker: ActionAsker) => ActionRefusal<Reason> | undefined;
}

/** Names of an entity's actions. */
export type ActionName<Of> = Of extends Actions<never, infer Name, string> ? Name : never;

/** A rule that asks nothing of the state. */
export const always = (): undefined => undefined;

/** Creates the rules of an entity's actions. */
export const actionsOf =
  <Entity extends object>() =>
  /**
   * @param ownReasons texts for the operator, by code
   * @param rules in the order in which the screen offers them
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
