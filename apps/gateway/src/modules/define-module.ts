import type { ServiceName } from '@backoffice/contracts';
import type { IResolvers } from '@graphql-tools/utils';
import { registerTexts, type RefusalsOf } from '../errors/catalogue/catalogue.ts';
import type { Resolvers, ResolversParentTypes } from './resolvers.generated.ts';
import type { ReadUpload, UploadReaders } from '../files/take-upload.ts';
import type { ClientFor, ClientOf } from '../rest/rest-client.ts';
import type { GatewayShared } from '../gateway-shared.ts';
import type { Offering } from '../module-kit/change/action-rules.ts';

type TypeName = Extract<keyof Resolvers, string>;

/** Name `Type.field` of a field that may have a resolver. */
export type ResolvedField = {
  [Type in TypeName]: `${Type}.${Extract<keyof NonNullable<Resolvers[Type]>, string>}`;
}[TypeName];

/** Types of the schema with `availableActions`. */
type OfferingType = {
  [Type in TypeName]: 'availableActions' extends keyof NonNullable<Resolvers[Type]> ? Type : never;
}[TypeName];

type OfferedActions = { readonly [Type in OfferingType]?: Offering<ResolversParentTypes[Type]> };

interface Declared {
  readonly resolvers: Resolvers;
  /** Fields whose resolver calls no service, and which therefore have no cost. */
  readonly localFields?: readonly ResolvedField[];
  /** Actions by type name. `defineModule` adds the resolver of `availableActions`. */
  readonly actions?: OfferedActions;
}

interface OverService<Service extends ServiceName> extends Declared {
  /** Service that the module calls. */
  readonly service: Service;
  /** Spanish name of the service in error texts. */
  readonly serviceLabel: string;
  /** Explanations of the service's refusals, by code of its contract. */
  readonly refusals: RefusalsOf<Service>;
  /** Reads the service's answer to an uploaded file. */
  readonly readUpload?: ReadUpload;
}

/** Creates the source of a request. */
type CreateSource<Service extends ServiceName, Source> = (client: ClientFor<Service>) => Source;

type WithSource<Service extends ServiceName, Source> =
  | { readonly createSource: CreateSource<Service, Source> }
  /** Called once for each gateway. All its requests share the state that is created here. */
  | { readonly openSource: (shared: GatewayShared) => CreateSource<Service, Source> };

/** Domain of the gateway, as `modules/index.ts` lists it. */
export interface Module<Source> extends Required<Omit<Declared, 'resolvers' | 'localFields'>> {
  readonly resolvers: readonly (Resolvers | IResolvers)[];
  readonly localFields: readonly string[];
  readonly uploadReaders: UploadReaders;
  /** Called once for each gateway; returns the function that creates the source of a request. */
  readonly openSource: (shared: GatewayShared) => (clientOf: ClientOf) => Source;
}

const withOffers = ({ resolvers, localFields = [], actions = {} }: Declared) => {
  const offered = Object.entries(actions);
  return {
    resolvers: [resolvers, Object.fromEntries(offered.map(([type, { offer }]) => [type, { availableActions: offer }]))],
    localFields: [...localFields, ...offered.map(([type]) => `${type}.availableActions`)],
    actions,
  };
};

/** Declares a domain with its service. It also registers the service's error texts. */
export const defineModule = <Service extends ServiceName, Source>({
  service,
  serviceLabel,
  refusals,
  readUpload,
  ...declared
}: OverService<Service> & WithSource<Service, Source>): Module<Source> => {
  registerTexts(service, { label: serviceLabel, refusals });
  return {
    ...withOffers(declared),
    uploadReaders: readUpload ? { [service]: readUpload } : {},
    openSource: (shared) => {
      const createSource = 'openSource' in declared ? declared.openSource(shared) : declared.createSource;
      return (clientOf) => createSource(clientOf(service));
    },
  };
};

/** Declares a domain without a service. */
export const defineLocalModule = (declared: Declared): Module<undefined> => ({
  ...withOffers(declared),
  uploadReaders: {},
  openSource: () => () => undefined,
});
