/** The services behind the gateway, one row a service. `npm run generate` reads these rows. */
export { IDENTIFIER } from './identifier.ts';
export { successStatuses } from './success-statuses.generated.ts';
export type { ServicePaths, ServiceRefusals } from './service-paths.generated.ts';
export type { SharedRefusalCode } from './payment/types.generated.ts';

/** Conventions of a service's lists: number of the first page, and name of the parameter with the page size. */
export interface ListDialect {
  /** Number of the first page. The gateway's own pages always start at 1 (CON-01). */
  readonly firstPage: 0 | 1;
  /** Name of the query parameter with the page size. */
  readonly limitParameter: 'limit' | 'size';
}

interface ServiceRow {
  /** Name in the service's addresses and in the variable of its base URL. Undefined if it is the domain's name. */
  readonly ownName?: string;
  readonly dialect: ListDialect;
  /** Deadline of one call in milliseconds, from its start to the last byte of the answer. */
  readonly timeoutMs: number;
  /** True if its records have versions. A change then sends the version that the person saw in `If-Match`. */
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

/** Name of a service, which is the name of its domain and folders. */
export type ServiceName = keyof typeof rows;

export interface Service extends ServiceRow {
  readonly name: ServiceName;
  readonly ownName: string;
  /** Environment variable with the base URL of the service, without a slash at the end. */
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

/** Creates a record with one value per service name. */
export const eachService = <Thing>(make: (name: ServiceName) => Thing): Readonly<Record<ServiceName, Thing>> => {
  const made: Partial<Record<ServiceName, Thing>> = {};
  for (const name of serviceNames) made[name] = make(name);
  if (!isComplete(made)) throw new TypeError('A service was left out.');
  return made;
};

/** All services by name. */
export const services = eachService((name): Service => {
  const row: ServiceRow = rows[name];
  const { ownName = name } = row;
  return { ...row, name, ownName, urlVariable: `${ownName.replaceAll('-', '_').toUpperCase()}_URL` };
});
