import type { ServiceName, ServiceRefusals, SharedRefusalCode } from '@backoffice/contracts';
import { commonRefusals, unknownAdvice } from './catalogue.texts.ts';
import type { Advice, Explanation } from './explanation.ts';

/** Explanations of refusals, by exact code (`extended_code`) or class (`code`) of the service. */
type Explanations = Readonly<Record<string, Explanation>>;

/** Explanations of all refusals of a service, without those that all services share and those of outdated versions. */
export type RefusalsOf<Service extends ServiceName> = Readonly<
  Record<Exclude<ServiceRefusals[Service], SharedRefusalCode | `${string}_version_stale`>, Explanation>
>;

/** Codes of a service's refusal. */
export interface Refusal {
  readonly service: ServiceName;
  readonly code?: string | undefined;
  readonly extendedCode?: string | undefined;
}

// global to the process, because errors are described without a gateway instance; `defineModule` writes them
const labels = new Map<ServiceName, string>();
const refusals = new Map<ServiceName, Explanations>();

/** Spanish texts that a module declares for its service. */
export interface ServiceTexts {
  readonly label: string;
  readonly refusals: Explanations;
}

/** Adds a module's texts of its service to the catalogue; `defineModule` calls it. */
export const registerTexts = (service: ServiceName, texts: ServiceTexts): void => {
  labels.set(service, texts.label);
  refusals.set(service, texts.refusals);
};

/** Refusal with an explanation in the catalogue. `service` is null for one that all services share. */
export interface KnownRefusal extends Explanation {
  readonly service: ServiceName | null;
  readonly code: string;
}

/** Returns all refusals of the catalogue, beginning with those that all services share. */
export const knownRefusals = (): readonly KnownRefusal[] =>
  [[null, commonRefusals] as const, ...refusals].flatMap(([service, explanations]) =>
    Object.entries(explanations).map(([code, explanation]) => ({ service, code, ...explanation })),
  );

/** Returns the Spanish name of a service; its technical name if no module has declared one. */
export const labelOf = (service: ServiceName): string => labels.get(service) ?? service;

const entryOf = (explanations: Explanations | undefined, key: string | undefined): Explanation | undefined =>
  explanations !== undefined && key !== undefined && Object.hasOwn(explanations, key) ? explanations[key] : undefined;

/** Replaces the entity of a `…_version_stale` code by `*`, as in the catalogue. */
const ofAnyEntity = (code: string | undefined): string | undefined => code?.replace(/^.+(?=_version_stale$)/, '*');

const ofCode = (service: ServiceName, code: string | undefined): Explanation | undefined =>
  entryOf(refusals.get(service), code) ?? entryOf(commonRefusals, ofAnyEntity(code));

/** Returns the explanation of a refusal, by service and exact code first, then by its class (A200, B356). */
const explanationOf = ({ service, code, extendedCode }: Refusal): Explanation | undefined =>
  ofCode(service, extendedCode) ?? ofCode(service, code);

/** Returns the text of a refusal. Without an entry in the catalogue, the text has the service's own code (GAP-39). */
export const messageFor = (refusal: Refusal): string =>
  explanationOf(refusal)?.message ?? `Error desconocido - ${refusal.extendedCode ?? refusal.code ?? 'sin código'}`;

/** Returns the cause and the next step of a refusal. */
export const adviceFor = (refusal: Refusal): Advice => {
  const { cause, nextStep } = explanationOf(refusal) ?? unknownAdvice;
  return { cause, nextStep };
};

/** Returns the most exact code of a refusal if the catalogue does not explain it; otherwise undefined. */
export const unexplainedCode = ({ service, code, extendedCode }: Refusal): string | undefined => {
  const exact = extendedCode ?? code;
  return ofCode(service, exact) ? undefined : exact;
};
