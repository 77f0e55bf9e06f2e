import type { ServiceName } from '@backoffice/contracts';
import { serviceTexts } from './catalogue.texts.ts';

/** What a service said about a refusal. */
export interface Refusal {
  readonly service: ServiceName;
  readonly code?: string | undefined;
  readonly extendedCode?: string | undefined;
}

const textOf = (texts: Readonly<Record<string, string>>, key: string | undefined): string | undefined =>
  key !== undefined && Object.hasOwn(texts, key) ? texts[key] : undefined;

/**
 * The Spanish text of a refusal, by service, exact code and class of code (A200, B356); what no catalogue knows shows
 * the service's own code (GAP-39).
 */
export const messageFor = ({ service, code, extendedCode }: Refusal): string =>
  textOf(serviceTexts[service], extendedCode) ??
  textOf(serviceTexts.shared, extendedCode) ??
  textOf(serviceTexts[service], code) ??
  textOf(serviceTexts.shared, code) ??
  `Error desconocido - ${extendedCode ?? code ?? 'sin código'}`;
