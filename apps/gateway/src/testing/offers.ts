import type { TestChangeError } from './changes.ts';
import type { TestPerson } from './index.ts';

/** Offer of an action, as a person sees it. */
export interface Offer {
  readonly name: string;
  readonly allowed: boolean;
  readonly reasonCode: string | null;
  readonly reason: string | null;
}

/** The actions of a payment or a subscription, by their names and in their order, as a person is offered them. */
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

/** Finds the expected error of a change that was offered like this: none, or the conflict with the reason shown. */
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

/** Asks a service itself, past the gateway's rules; answers the status. */
export const askDirectly =
  (base: string) =>
  async (path: string, { method = 'POST', body }: { method?: string; body?: object } = {}): Promise<number> => {
    const content = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return (await fetch(`${base}/${path}`, { method, ...content })).status;
  };

const holder = { name: 'Ana', identification: { type: 'DNI_ARG', number: '12345678', country: 'ARG' } };
/** A card as the services take it. */
export const serviceCard = { number: '4509953566233704', expiration_month: 11, expiration_year: 2090, holder };
