import type { ServiceName } from '@backoffice/contracts';
import type { IResolvers } from '@graphql-tools/utils';
import { registerTexts, type RefusalsOf } from '../errors/catalogue/catalogue.ts';
import type { Resolvers, ResolversParentTypes } from './resolvers.generated.ts';
import type { ReadUpload, UploadReaders } from '../files/take-upload.ts';
import type { ClientFor, ClientOf } from '../rest/rest-client.ts';
import type { GatewayShared } from '../gateway-shared.ts';
import type { Offering } from '../module-kit/change/action-rules.ts';

type TypeName = Extract<keyof Resolvers, string>;

/** `Type.field` of a field that may have a resolver. */
export type ResolvedField = {
  [Type in TypeName]: `${Type}.${Extract<keyof NonNullable<Resolvers[Type]>, string>}`;
}[TypeName];

/** Types of the schema that offer actions. */
type OfferingType = {
  [Type in TypeName]: 'availableActions' extends keyof NonNullable<Resolvers[Type]> ? Type : never;
}[TypeName];

type OfferedActions = { readonly [Type in OfferingType]?: Offering<ResolversParentTypes[Type]> };

interface Declared {
  readonly resolvers: Resolvers;
  /** Fields whose resolver calls no service: they read the row, the clock or the person, and cost nothing. */
  readonly localFields?: readonly ResolvedField[];
  /** Actions of its types, by the name of the type; `availableActions` of the type offers them. */
  readonly actions?: OfferedActions;
}

interface OverService<Service extends ServiceName> extends Declared {
  /** The service that the module asks. */
  readonly service: Service;
  /** The service's name in the texts of errors. */
  readonly serviceLabel: string;
  /** Explanations of the service's refusals, by the codes of its contract. */
  readonly refusals: RefusalsOf<Service>;
  /** Reads the service's answer to a file, where it takes any. */
  readonly readUpload?: ReadUpload;
}

/** Makes the module's methods of the service, once a request. */
type CreateSource<Service extends ServiceName, Source> = (client: ClientFor<Service>) => Source;

type WithSource<Service extends ServiceName, Source> =
  | { readonly createSource: CreateSource<Service, Source> }
  /** Called once a gateway: its requests share what is made here. */
  | { readonly openSource: (shared: GatewayShared) => CreateSource<Service, Source> };

/** A domain of the gateway, ready to be listed in `modules/index.ts`. */
export interface Module<Source> extends Required<Omit<Declared, 'resolvers' | 'localFields'>> {
  readonly resolvers: readonly (Resolvers | IResolvers)[];
  readonly localFields: readonly string[];
  readonly uploadReaders: UploadReaders;
  /** Called once a gateway; gives what makes the source of a request. */
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

/** Declares a domain over its service. */
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

/** Declares a domain that asks no service. */
export const defineLocalModule = (declared: Declared): Module<undefined> => ({
  ...withOffers(declared),
  uploadReaders: {},
  openSource: () => () => undefined,
});
