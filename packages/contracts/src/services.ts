/**
 * The services behind the gateway, one row a service: what differs between them is data. Everything that lists services
 * (clients, settings, compose files, docs/operations.md) follows from here by `npm run generate`.
 */
export type { ServicePaths, ServiceRefusals } from './service-paths.generated.ts';
export type { SharedRefusalCode } from './payment/types.generated.ts';

/** Dialect of a service's lists: names of its parameters and its answers. */
export interface ListDialect {
  /** Number of the first page. The gateway's own pages always start at 1 (CON-01). */
  readonly firstPage: 0 | 1;
  /** Name of the query parameter with the rows a page. */
  readonly limitParameter: 'limit' | 'size';
}

interface ServiceRow {
  /** The service's own name, where it is not the domain's: in its addresses and in the variable with its base URL. */
  readonly ownName?: string;
  readonly dialect: ListDialect;
  /** Deadline of one call, from its start to the last byte of the answer, in milliseconds. */
  readonly timeoutMs: number;
  /** Versions of its entities: a change says in `If-Match` which one the person saw. */
  readonly hasVersions: boolean;
}

const defaults: ServiceRow = {
  dialect: { firstPage: 1, limitParameter: 'limit' },
  timeoutMs: 10_000,
  hasVersions: false,
};

const rows = {
  payment: { ...defaults, hasVersions: true },
  payer: defaults,
  subscription: { ...defaults, hasVersions: true },
  notification: { ...defaults, hasVersions: true },
  export: defaults,
  collector: { ...defaults, timeoutMs: 5_000 },
  transfer: defaults,
  import: defaults,
  converter: defaults,
  withdraw: defaults,
  withdrawal: defaults,
  batch: defaults,
  distribution: {
    ownName: 'distribuciones',
    dialect: { firstPage: 1, limitParameter: 'size' },
    timeoutMs: 10_000,
    hasVersions: true,
  },
  'tax-form': { ...defaults, ownName: 'formularios' },
  bin: { ...defaults, dialect: { firstPage: 0, limitParameter: 'size' } },
  'service-payment': { ...defaults, ownName: 'lote', dialect: { firstPage: 1, limitParameter: 'size' } },
  'software-provider': { ...defaults, ownName: 'softprovider', dialect: { firstPage: 1, limitParameter: 'size' } },
} satisfies Readonly<Record<string, ServiceRow>>;

/** Name of a service: the domain's, and that of its folders. */
export type ServiceName = keyof typeof rows;

export interface Service extends ServiceRow {
  readonly name: ServiceName;
  readonly ownName: string;
  /** Environment variable with the base URL, without a slash at its end: each service is connected on its own. */
  readonly urlVariable: string;
}

const namesOf = <Rows extends object>(given: Rows): readonly Extract<keyof Rows, string>[] => {
  const names: Extract<keyof Rows, string>[] = [];
  for (const name in given) names.push(name);
  return names;
};

const serviceNames = namesOf(rows);

const isComplete = <Thing>(made: Partial<Record<ServiceName, Thing>>): made is Record<ServiceName, Thing> =>
  serviceNames.every((name) => name in made);

/** Makes one thing for each service, by its name. */
export const eachService = <Thing>(make: (name: ServiceName) => Thing): Readonly<Record<ServiceName, Thing>> => {
  const made: Partial<Record<ServiceName, Thing>> = {};
  for (const name of serviceNames) made[name] = make(name);
  if (!isComplete(made)) throw new TypeError('A service was left out.');
  return made;
};

/** Every service, by its name. */
export const services = eachService((name): Service => {
  const row: ServiceRow = rows[name];
  const { ownName = name } = row;
  return { ...row, name, ownName, urlVariable: `${ownName.replaceAll('-', '_').toUpperCase()}_URL` };
});
