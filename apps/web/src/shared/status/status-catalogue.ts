import type { Tone } from '@/shared/theme';

/** Label and tone of a status. */
export interface StatusDisplay {
  readonly label: string;
  readonly tone: Tone;
}

/** Statuses for the filter of a list: all except the one for unknown codes. */
interface StatusCatalogue<Known extends string> {
  /** Choices with their labels, in the order of the menu. */
  readonly choices: readonly { readonly id: Known; readonly name: string }[];
}

/** Creates the catalogue of an entity's statuses from their labels and tones. */
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

/** Returns text, tone and code of a status. An unknown status shows its code. */
export const statusText = <Status extends string>(
  displays: Readonly<Record<Status, StatusDisplay>>,
  { status, statusCode }: { readonly status: Status; readonly statusCode: string },
) => ({
  text: status === 'UNKNOWN' ? statusCode : displays[status].label,
  tone: displays[status].tone,
  code: statusCode,
});
