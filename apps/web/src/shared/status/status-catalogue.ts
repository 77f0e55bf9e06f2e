import type { Tone } from '@/shared/theme';

/** Label and tone of a status. */
export interface StatusDisplay {
  readonly label: string;
  readonly tone: Tone;
}

/** Statuses that a list can be filtered by: all but the one for unknown codes. */
interface StatusCatalogue<Known extends string> {
  /** In the order in which a menu offers them, with their labels. */
  readonly choices: readonly { readonly id: Known; readonly name: string }[];
}

/** The statuses of an entity, from the display of each. */
export const statusCatalogue = <Status extends string>(
  displays: Readonly<Record<Status, StatusDisplay>>,
): StatusCatalogue<Exclude<Status, 'UNKNOWN'>> => {
  const isKnown = (status: string): status is Exclude<Status, 'UNKNOWN'> =>
    status !== 'UNKNOWN' && Object.hasOwn(displays, status);
  return {
    choices: Object.keys(displays)
      .filter(isKnown)
      .map((id) => ({ id, name: displays[id].label })),
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
