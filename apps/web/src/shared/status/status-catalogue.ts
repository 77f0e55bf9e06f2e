import type { Tone } from '@/shared/theme';

/** How a status is shown. */
export interface StatusLook {
  readonly label: string;
  readonly tone: Tone;
}

/** The statuses that a list can be filtered by: the catalogue without the one for what it does not know. */
interface StatusCatalogue<Known extends string> {
  /** In the order in which a menu offers them, with their labels. */
  readonly choices: readonly { readonly id: Known; readonly name: string }[];
}

/** What there is to know of the statuses of an entity, from how each is shown. */
export const statusCatalogue = <Status extends string>(
  looks: Readonly<Record<Status, StatusLook>>,
): StatusCatalogue<Exclude<Status, 'UNKNOWN'>> => {
  const isKnown = (status: string): status is Exclude<Status, 'UNKNOWN'> =>
    status !== 'UNKNOWN' && Object.hasOwn(looks, status);
  return {
    choices: Object.keys(looks)
      .filter(isKnown)
      .map((id) => ({ id, name: looks[id].label })),
  };
};
