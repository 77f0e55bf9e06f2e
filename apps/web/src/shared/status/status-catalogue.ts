import type { Tone } from '@/shared/theme';

/** How a status is shown. */
export interface StatusDisplay {
  readonly label: string;
  readonly tone: Tone;
}

/** The statuses that a list can be filtered by: the catalogue without the one for what it does not know. */
interface StatusCatalogue<Known extends string> {
  /** In the order in which a menu offers them. */
  readonly known: readonly Known[];
  /** A status as the address names it, which is as the service does: `approved`. */
  readonly ofCode: (code: string) => Known | undefined;
}

/** What there is to know of the statuses of an entity, from how each is shown. */
export const statusCatalogue = <Status extends string>(
  looks: Readonly<Record<Status, StatusDisplay>>,
): StatusCatalogue<Exclude<Status, 'UNKNOWN'>> => {
  const isKnown = (status: string): status is Exclude<Status, 'UNKNOWN'> =>
    status !== 'UNKNOWN' && Object.hasOwn(looks, status);
  return {
    known: Object.keys(looks).filter(isKnown),
    ofCode: (code) => {
      const status = code.toUpperCase();
      return isKnown(status) ? status : undefined;
    },
  };
};
