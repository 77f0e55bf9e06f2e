import type { ServiceName } from '@backoffice/contracts';
import { commonRefusals } from './catalogue.texts.ts';

/** Spanish texts of refusals, by a service's exact code (`extended_code`) or class (`code`). */
export type Texts = Readonly<Record<string, string>>;

/** What a service said about a refusal. */
export interface Refusal {
  readonly service: ServiceName;
  readonly code?: string | undefined;
  readonly extendedCode?: string | undefined;
}

const labels = new Map<ServiceName, string>();
const refusals = new Map<ServiceName, Texts>();

/** The Spanish texts that a module gives for its service. */
export interface ServiceTexts {
  readonly label: string | undefined;
  readonly refusals: Texts;
}

/** Adds a module's texts of its service to the catalogue; `defineModule` calls it. */
export const registerTexts = (service: ServiceName, texts: ServiceTexts): void => {
  if (texts.label !== undefined) labels.set(service, texts.label);
  refusals.set(service, { ...refusals.get(service), ...texts.refusals });
};

/** A refusal that the catalogue has a text for; of every service where it names none. */
export interface KnownRefusal {
  readonly service: ServiceName | null;
  readonly code: string;
  readonly message: string;
}

/** Every refusal with a text of its own, those of every service first. */
export const knownRefusals = (): readonly KnownRefusal[] =>
  [[null, commonRefusals] as const, ...refusals].flatMap(([service, texts]) =>
    Object.entries(texts).map(([code, message]) => ({ service, code, message })),
  );

/** The name of a service, for people. */
export const labelOf = (service: ServiceName): string => labels.get(service) ?? service;

const textOf = (texts: Texts | undefined, key: string | undefined): string | undefined =>
  texts !== undefined && key !== undefined && Object.hasOwn(texts, key) ? texts[key] : undefined;

/**
 * The Spanish text of a refusal, by service, exact code and class of code (A200, B356); what no catalogue knows shows
 * the service's own code (GAP-39).
 */
export const messageFor = ({ service, code, extendedCode }: Refusal): string =>
  textOf(refusals.get(service), extendedCode) ??
  textOf(commonRefusals, extendedCode) ??
  textOf(refusals.get(service), code) ??
  textOf(commonRefusals, code) ??
  `Error desconocido - ${extendedCode ?? code ?? 'sin código'}`;
