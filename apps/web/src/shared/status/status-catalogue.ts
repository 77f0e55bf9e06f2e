import type { Tone } from '@/shared/theme';

/** Label and tone of a status. */
export interface StatusDisplay {
  readonly label: string;
  readonly tone: Tone;
}

/** The statuses that a list can be filtered by: the catalogue without the one for what it does not know. */
interface StatusCatalogue<Known extends string> {
  /** The statuses in the order of a menu. */
  readonly known: readonly Known[];
  /** A status as the address names it, which is as the service does: `approved`. */
  readonly ofCode: (code: string) => Known | undefined;
}

/** The statuses of an entity, from the display of each. */
export const statusCatalogue = <Status extends string>(
  displays: Readonly<Record<Status, StatusDisplay>>,
): StatusCatalogue<Exclude<Status, 'UNKNOWN'>> => {
  const isKnown = (status: string): status is Exclude<Status, 'UNKNOWN'> =>
    status !== 'UNKNOWN' && Object.hasOwn(displays, status);
  return {
    known: Object.keys(displays).filter(isKnown),
    ofCode: (code) => {
      const status = code.toUpperCase();
      return isKnown(status) ? status : undefined;
    },
  };
};

/** Text, tone and code of a status; a status without a name shows its own code. */
export const statusText = <Status extends string>(
  displays: Readonly<Record<Status, StatusDisplay>>,
  { status, statusCode }: { readonly status: Status; readonly statusCode: string },
) => ({
  text: status === 'UNKNOWN' ? statusCode : displays[status].label,
  tone: displays[status].tone,
  code: statusCode,
});
