import type { Bin, BinUpdate, Lookup } from '@backoffice/contracts/bin';
import { paymentMethods } from '@backoffice/contracts/payment-methods';
import type { Database } from '../../database/open-database.ts';
import { Problem } from '../../shared/problem.ts';
import { createLookupRepository } from './bin.repository.ts';
import type { LookupKind } from './bin.table.ts';

const unknown = (field: string): never => {
  throw new Problem(422, 'bin_choice_unknown', `There is no such ${field}.`, { fields: { [field]: 'unknown' } });
};

/** Builds a BIN from a body, with the look-up entries of its ids. @throws Problem for an unknown entry */
export async function describedBin(tx: Database, body: BinUpdate, given: Pick<Bin, 'id' | 'uses'>): Promise<Bin> {
  const lookups = createLookupRepository(tx);
  const chosen = async (kind: LookupKind, field: string, id: string): Promise<Lookup> => {
    const found = await lookups.ofKind(kind, id);
    return found ? { id: found.id, description: found.description } : unknown(field);
  };
  if (!paymentMethods.some(({ id }) => id === body.mediaPaymentId)) unknown('mediaPaymentId');
  return {
    id: given.id,
    brand: await chosen('brand', 'brand', body.brand),
    type: await chosen('type', 'type', body.type),
    subtype: body.subtype === undefined ? null : await chosen('subtype', 'subtype', body.subtype),
    country: body.country ?? null,
    emisor: body.emisor === undefined ? null : await chosen('issuer', 'emisor', body.emisor),
    mediaPaymentId: body.mediaPaymentId,
    accreditationDay: body.accreditationDay,
    uses: given.uses,
  };
}
