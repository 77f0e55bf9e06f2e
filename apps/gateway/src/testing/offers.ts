import type { TestChangeError } from './changes.ts';
import type { TestPerson } from './index.ts';

/** Offered action. */
export interface Offer {
  readonly name: string;
  readonly allowed: boolean;
  readonly reasonCode: string | null;
  readonly reason: string | null;
}

/** Reads the offered actions of a payment or a subscription, in their order. */
export const readOffers = async (
  person: TestPerson,
  entity: 'payment' | 'subscription',
  id: string,
  version?: number,
): Promise<ReadonlyMap<string, Offer>> => {
  const { data } = await person.query<{ entity: { availableActions: readonly Offer[] } }>(
    `query ($id: ID!, $version: Int) {
      entity: ${entity}(id: $id, version: $version) { availableActions { name allowed reasonCode reason } }
    }`,
    { id, version },
  );
  return new Map(data.entity.availableActions.map((offer) => [offer.name, offer]));
};

/**
 * Returns the expected error of a change with this offer. It is null when the action is allowed, otherwise the conflict
 * with its reason.
 */
export const errorOf = (offer: Offer | undefined): TestChangeError | null =>
  offer?.allowed
    ? null
    : {
        code: 'CONFLICT',
        message: offer?.reason ?? '',
        extendedCode: offer?.reasonCode ?? null,
        serviceCode: null,
        fields: [],
      };

/** Returns a function that calls a service directly, without the gateway's rules, and resolves to the status. */
export const callService =
  (base: string) =>
  async (path: string, { method = 'POST', body }: { method?: string; body?: object } = {}): Promise<number> => {
    const content = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return (await fetch(`${base}/${path}`, { method, ...content })).status;
  };

const holder = { name: 'Ana', identification: { type: 'DNI_ARG', number: '12345678', country: 'ARG' } };
/** Card fields of the services. */
export const serviceCard = { number: '4509953566233704', expiration_month: 11, expiration_year: 2090, holder };
