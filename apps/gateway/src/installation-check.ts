import { at, isObject, textAt } from './unknown-value.ts';

/** State of one gateway, as `/health/ready` tells it. */
export interface GatewayState {
  readonly url: string;
  /** Answer; undefined where there was none. */
  readonly health: unknown;
  /** Milliseconds that its clock is ahead of the one here. */
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
  | 'services'
  | 'clock'
  | 'version';

/** Something that is wrong. */
export interface Problem {
  readonly kind: Kind;
  readonly text: string;
}

/** Milliseconds that clocks may differ: a token is refused from a minute on. */
const CLOCK = 5_000;

const GOOD: Readonly<Record<string, readonly string[]>> = {
  status: ['ready'],
  signingKeys: ['known'],
  memory: ['alone', 'connected'],
  activity: ['none', 'written'],
  audit: ['written'],
};
const KIND_OF = { status: 'status', signingKeys: 'keys', memory: 'memory', activity: 'store', audit: 'trail' } as const;
type Told = keyof typeof KIND_OF;
const TOLD: readonly Told[] = ['status', 'signingKeys', 'memory', 'activity', 'audit'];

const isGood = (name: Told, value: string | undefined): boolean =>
  value !== undefined && GOOD[name]?.includes(value) === true;

const servicesOf = (health: unknown): readonly (readonly [string, unknown])[] => {
  const services = at(health, 'services');
  return isObject(services) ? Object.entries(services) : [];
};

/** Problems of one gateway alone. */
export const problemsOf = ({ health, aheadMs }: GatewayState): readonly Problem[] => {
  if (health === undefined) return [{ kind: 'answer', text: 'does not answer' }];
  const states = TOLD.filter((name) => !isGood(name, textAt(health, name))).map((name): Problem => ({
    kind: KIND_OF[name],
    text: `${name} is ${textAt(health, name) ?? 'not told'}`,
  }));
  const failing = servicesOf(health).filter(([, state]) => state === 'failing' || state === 'open');
  return [
    ...states,
    ...failing.map(([name, state]): Problem => ({ kind: 'services', text: `the service ${name} is ${String(state)}` })),
    ...(Math.abs(aheadMs) > CLOCK
      ? [{ kind: 'clock', text: `its clock differs by ${Math.round(aheadMs / 1000)} seconds` } as const]
      : []),
  ];
};

/** Differences between gateways of one installation, which have to be one in these. */
export const differencesOf = (states: readonly GatewayState[]): readonly Problem[] =>
  (['version', 'commit', 'secret'] as const).flatMap((name): readonly Problem[] => {
    const values = new Set(
      states.filter(({ health }) => health !== undefined).map(({ health }) => String(at(health, name))),
    );
    const kind = name === 'secret' ? 'secret' : 'version';
    return values.size > 1 ? [{ kind, text: `the gateways differ in ${name}: ${[...values].join(', ')}` }] : [];
  });

/** Problems that a gateway has after an update and did not have before. A state that was unknown before is not compared. */
export const worseThan = (before: unknown, after: GatewayState): readonly Problem[] => {
  const known = TOLD.filter((name) => isGood(name, textAt(before, name))).map((name): string => KIND_OF[name]);
  const [was, is] = [textAt(before, 'secret'), textAt(after.health, 'secret')];
  const secret: readonly Problem[] =
    was === undefined || is === undefined || was === is
      ? []
      : [{ kind: 'secret', text: 'its GATEWAY_SECRET is another: links of one gateway fail at the other' }];
  return [...problemsOf(after).filter(({ kind }) => kind === 'answer' || known.includes(kind)), ...secret];
};

/** Says how a gateway does, in one line. */
export const lineOf = ({ url, health, aheadMs }: GatewayState): string => {
  if (health === undefined) return url;
  const services = servicesOf(health).map(([, state]) => String(state));
  const counts = ['up', 'unasked', 'failing', 'open']
    .map((state) => [services.filter((one) => one === state).length, state] as const)
    .filter(([count]) => count > 0);
  const told = TOLD.map((name) => `${name} ${textAt(health, name) ?? 'not told'}`);
  return [
    `${url} ${textAt(health, 'version') ?? 'of no known version'} (${textAt(health, 'commit') ?? 'unknown'})`,
    ...told,
    `${services.length} services: ${counts.map((count) => count.join(' ')).join(', ')}`,
    `clock ${(aheadMs / 1000).toFixed(1)} s`,
  ].join(', ');
};
