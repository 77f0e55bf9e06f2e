import type { ServiceName, ServiceRefusals, SharedRefusalCode } from '@backoffice/contracts';
import { commonRefusals, unknownAdvice } from './catalogue.texts.ts';
import type { Advice, Explanation } from './explanation.ts';

/** Explanations of refusals, by a service's exact code (`extended_code`) or class (`code`). */
type Explanations = Readonly<Record<string, Explanation>>;

/** Explanations of every refusal that a service has beside those of all services, and of all its kinds of entities. */
export type RefusalsOf<Service extends ServiceName> = Readonly<
  Record<Exclude<ServiceRefusals[Service], SharedRefusalCode | `${string}_version_stale`>, Explanation>
>;

/** Codes and message of a service's refusal. */
export interface Refusal {
  readonly service: ServiceName;
  readonly code?: string | undefined;
  readonly extendedCode?: string | undefined;
}

// of the process, not of a gateway: `defineModule` alone writes them, and an error knows no gateway
const labels = new Map<ServiceName, string>();
const refusals = new Map<ServiceName, Explanations>();

/** The Spanish texts that a module gives for its service. */
export interface ServiceTexts {
  readonly label: string;
  readonly refusals: Explanations;
}

/** Adds a module's texts of its service to the catalogue; `defineModule` calls it. */
export const registerTexts = (service: ServiceName, texts: ServiceTexts): void => {
  labels.set(service, texts.label);
  refusals.set(service, texts.refusals);
};

/** A refusal that the catalogue explains; of every service where it names none. */
export interface KnownRefusal extends Explanation {
  readonly service: ServiceName | null;
  readonly code: string;
}

/** Every refusal with an explanation of its own, those of every service first. */
export const knownRefusals = (): readonly KnownRefusal[] =>
  [[null, commonRefusals] as const, ...refusals].flatMap(([service, explanations]) =>
    Object.entries(explanations).map(([code, explanation]) => ({ service, code, ...explanation })),
  );

/** The name of a service, for people. */
export const labelOf = (service: ServiceName): string => labels.get(service) ?? service;

const entryOf = (explanations: Explanations | undefined, key: string | undefined): Explanation | undefined =>
  explanations !== undefined && key !== undefined && Object.hasOwn(explanations, key) ? explanations[key] : undefined;

/** The code of a kind of entity as that of all kinds. */
const ofAnyEntity = (code: string | undefined): string | undefined => code?.replace(/^.+(?=_version_stale$)/, '*');

const ofCode = (service: ServiceName, code: string | undefined): Explanation | undefined =>
  entryOf(refusals.get(service), code) ?? entryOf(commonRefusals, ofAnyEntity(code));

/** Finds the explanation of a refusal, by service, exact code and class of code (A200, B356). */
const explanationOf = ({ service, code, extendedCode }: Refusal): Explanation | undefined =>
  ofCode(service, extendedCode) ?? ofCode(service, code);

/** The text of a refusal; what no catalogue knows shows the service's own code (GAP-39). */
export const messageFor = (refusal: Refusal): string =>
  explanationOf(refusal)?.message ?? `Error desconocido - ${refusal.extendedCode ?? refusal.code ?? 'sin código'}`;

/** Finds the cause of a refusal, and the next step. */
export const adviceFor = (refusal: Refusal): Advice => {
  const { cause, nextStep } = explanationOf(refusal) ?? unknownAdvice;
  return { cause, nextStep };
};

/** The exact code of an answer for which the catalogue has no text of its own; undefined where it has one. */
export const unexplainedCode = ({ service, code, extendedCode }: Refusal): string | undefined => {
  const exact = extendedCode ?? code;
  return ofCode(service, exact) ? undefined : exact;
};
