import { at, isObject, textAt } from './unknown-value.ts';

/** State of one gateway, from `/health/ready`. */
export interface GatewayState {
  readonly url: string;
  /** Answer of the route; undefined without one. */
  readonly health: unknown;
  /** Milliseconds that the clock of the gateway is ahead of the local one. */
  readonly aheadMs: number;
}

/** Kinds of problems, by the names that `--accept` takes. */
export type Kind =
  | 'answer'
  | 'status'
  | 'keys'
  | 'memory'
  | 'store'
  | 'trail'
  | 'secret'
  | 'events'
  | 'services'
  | 'clock'
  | 'version';

/** Problem of a gateway, with its kind and a text. */
export interface Problem {
  readonly kind: Kind;
  readonly text: string;
}

/**
 * Maximum clock difference in milliseconds that is not reported. A gateway compensates up to five minutes of difference
 * from the clock of the sign-in service (`auth/create-authenticator.ts`).
 */
const CLOCK = 5_000;

const GOOD: Readonly<Record<string, readonly string[]>> = {
  status: ['ready'],
  signingKeys: ['known'],
  memory: ['alone', 'connected'],
  activity: ['none', 'written'],
  audit: ['written'],
};
const GOOD_SERVICE = ['up', 'unasked'];
const KIND_OF = { status: 'status', signingKeys: 'keys', memory: 'memory', activity: 'store', audit: 'trail' } as const;
type ReportedState = keyof typeof KIND_OF;
const REPORTED_STATES: readonly ReportedState[] = ['status', 'signingKeys', 'memory', 'activity', 'audit'];

const isGood = (name: ReportedState, value: string | undefined): boolean =>
  value !== undefined && GOOD[name]?.includes(value) === true;

const servicesOf = (health: unknown): readonly (readonly [string, unknown])[] => {
  const services = at(health, 'services');
  return isObject(services) ? Object.entries(services) : [];
};

/** Returns the problems of a single gateway. */
export const problemsOf = ({ health, aheadMs }: GatewayState): readonly Problem[] => {
  if (health === undefined) return [{ kind: 'answer', text: 'does not answer' }];
  const states = REPORTED_STATES.filter((name) => !isGood(name, textAt(health, name))).map((name): Problem => ({
    kind: KIND_OF[name],
    text: `${name} is ${textAt(health, name) ?? 'not told'}`,
  }));
  const missing = at(health, 'missingEvents');
  const failing = servicesOf(health).filter(([, state]) => !GOOD_SERVICE.includes(String(state)));
  return [
    ...states,
    ...(typeof missing === 'number' && missing > 0
      ? [{ kind: 'events', text: `its store lacks ${missing} events` } as const]
      : []),
    ...failing.map(([name, state]): Problem => ({ kind: 'services', text: `the service ${name} is ${String(state)}` })),
    ...(Math.abs(aheadMs) > CLOCK
      ? [{ kind: 'clock', text: `its clock differs by ${Math.round(aheadMs / 1000)} seconds` } as const]
      : []),
  ];
};

/** Tells whether a gateway reads what another one writes under its secret. True when a secret is not known. */
const reads = (reader: unknown, writer: unknown): boolean => {
  const secret = textAt(writer, 'secret');
  const own = textAt(reader, 'secret');
  return secret === undefined || own === undefined || [own, textAt(reader, 'acceptedSecret')].includes(secret);
};

/**
 * Returns differences between the gateways of one installation: release and commit must be the same. Their secrets must
 * be the same, too, or each be accepted by the other gateway.
 */
export const differencesOf = (states: readonly GatewayState[]): readonly Problem[] => {
  const answers = states.map(({ health }) => health).filter((health) => health !== undefined);
  const valuesOf = (name: string): readonly string[] => [...new Set(answers.map((health) => String(at(health, name))))];
  const different = (kind: Kind, name: string): Problem => ({
    kind,
    text: `the gateways differ in ${name}: ${valuesOf(name).join(', ')}`,
  });
  return [
    ...['version', 'commit'].filter((name) => valuesOf(name).length > 1).map((name) => different('version', name)),
    ...(answers.every((reader) => answers.every((writer) => reads(reader, writer)))
      ? []
      : [different('secret', 'secret')]),
  ];
};

/**
 * Returns the problems that a gateway has after an update and did not have before. A state that was unknown before is
 * not compared, and neither are services, lost events and the clock. A missing answer is always a problem.
 */
export const worseThan = (before: unknown, after: GatewayState): readonly Problem[] => {
  const known = REPORTED_STATES.filter((name) => isGood(name, textAt(before, name))).map(
    (name): string => KIND_OF[name],
  );
  const secret: readonly Problem[] =
    reads(before, after.health) && reads(after.health, before)
      ? []
      : [{ kind: 'secret', text: 'its GATEWAY_SECRET is another: links of one gateway fail at the other' }];
  return [...problemsOf(after).filter(({ kind }) => kind === 'answer' || known.includes(kind)), ...secret];
};

/** Describes the state of a gateway in one line. */
export const lineOf = ({ url, health, aheadMs }: GatewayState): string => {
  if (health === undefined) return url;
  const services = servicesOf(health).map(([, state]) => String(state));
  const counts = ['up', 'unasked', 'unreached', 'failing', 'open']
    .map((state) => [services.filter((one) => one === state).length, state] as const)
    .filter(([count]) => count > 0);
  const told = REPORTED_STATES.map((name) => `${name} ${textAt(health, name) ?? 'not told'}`);
  return [
    `${url} ${textAt(health, 'version') ?? 'of no known version'} (${textAt(health, 'commit') ?? 'unknown'})`,
    ...told,
    `${services.length} services: ${counts.map((count) => count.join(' ')).join(', ')}`,
    `clock ${(aheadMs / 1000).toFixed(1)} s`,
  ].join(', ');
};
