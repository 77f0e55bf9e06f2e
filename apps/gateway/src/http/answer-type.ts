import { LRUCache } from 'lru-cache';

/** What GraphQL over HTTP answers with, and what every client understands. */
const OFFERED = ['application/json', 'application/graphql-response+json'] as const;

interface Accepted {
  readonly type: (typeof OFFERED)[number];
  /** How much it is wanted, from 0 to 1. */
  readonly quality: number;
  /** Whether it was named, and not only let in by `*`. */
  readonly isNamed: boolean;
}

const QUALITY = /;\s*q=([\d.]+)/i;

/** What one part of the header accepts. */
const acceptedBy = (part: string): readonly Accepted[] => {
  const range = part.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const quality = Number(QUALITY.exec(part)?.[1] ?? 1);
  const isRange = range === '*/*' || range === 'application/*';
  return OFFERED.filter((type) => isRange || type === range).map((type) => ({ type, quality, isNamed: !isRange }));
};

const better = (one: Accepted, other: Accepted): Accepted => {
  if (one.quality !== other.quality) return one.quality > other.quality ? one : other;
  return other.isNamed && !one.isNamed ? other : one;
};

const chosenBy = (accept: string): string => {
  const accepted = accept
    .split(',')
    .flatMap(acceptedBy)
    .filter(({ quality }) => quality > 0);
  const [first, ...others] = accepted;
  return first ? `${others.reduce(better, first).type}; charset=utf-8` : '';
};

/** Clients of one kind all send the same header. */
const chosen = new LRUCache<string, string>({ max: 100, memoMethod: chosenBy });

/**
 * Media type of the answer to a request with this `Accept`: the one that is wanted most, the first of those wanted
 * alike; undefined when neither will do.
 */
export const answerTypeOf = (accept = '*/*'): string | undefined => chosen.memo(accept) || undefined;
