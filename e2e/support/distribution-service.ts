import type { DetailPage, Distribution } from '@backoffice/contracts/distribution';
import { addresses } from './addresses.ts';
import { createEntityService } from './entity-service.ts';

const distributions = createEntityService<Distribution>('distribuciones/distribuciones', 'size');

/** A distribution for one test alone. @param status as the service calls it */
export const takeDistribution = distributions.take;
export const distributionNow = distributions.now;
/** Somebody else changes a distribution, past the screen. */
export const changeDistribution = distributions.change;

/** The parts of a distribution as their service has them now. */
export const partsOf = async ({ id }: Pick<Distribution, 'id'>): Promise<DetailPage['rows']> => {
  const answer = await fetch(`${addresses.platform}/distribuciones/distribuciones/${id}/detalles?size=100`);
  const { rows }: DetailPage = await answer.json();
  return rows;
};
