import type { ChainKey } from './chain.ts';
import type { Chain } from './chain-walk.ts';

/**
 * Computes the seal of the removed part of a chain. A gateway with a later secret cannot check the digests of events
 * that it removes. Its seal therefore names the key of the chain: the seal is not valid for a chain with another key.
 * @param seq number of the newest removed event
 */
export const removalSealOf = (
  key: ChainKey,
  { writer, key: keyOfChain }: Pick<Chain, 'writer' | 'key'>,
  seq: number,
  digest: string,
): string =>
  keyOfChain === key.name
    ? key.sealOf('removed', writer, seq, digest)
    : key.sealOf('removed of', keyOfChain, writer, seq, digest);

/** Key of a chain, and the keys with which gateways may have removed months of it. */
export interface KeysOfChain {
  readonly key: ChainKey;
  readonly removers: readonly ChainKey[];
}

/**
 * Returns the keys of a chain. A gateway with the secret of the chain, or a later one, may remove months of the chain.
 * A gateway with a former secret may not: whoever stole that secret could hide events. Secrets are ordered by their
 * first chains. A secret without a chain counts as the latest.
 */
export const keysOf = (
  chain: Chain,
  known: readonly Chain[],
  keys: readonly [ChainKey, ...ChainKey[]],
): KeysOfChain => {
  const firstOf = (name: string): number => known.find(({ key }) => key === name)?.number ?? Infinity;
  return {
    key: keys.find(({ name }) => name === chain.key) ?? keys[0],
    removers: keys.filter(({ name }) => firstOf(name) >= firstOf(chain.key)),
  };
};

/** Returns what is wrong with the key or a seal of a chain; undefined when nothing is. */
export const sealProblem = ({ key, removers }: KeysOfChain, chain: Chain): string | undefined => {
  const { writer, number, lastSeq, lastDigest, removedSeq, removedDigest, removedSeal } = chain;
  if (chain.key !== key.name) return 'it was written with another AUDIT_SECRET';
  if (chain.numberSeal !== key.sealOf('number', writer, number)) return 'its number was changed';
  if (chain.lastSeal !== key.sealOf('last', writer, lastSeq, lastDigest)) return 'its end was changed';
  const seals = removers.flatMap((remover) => [
    removalSealOf(remover, chain, removedSeq, removedDigest),
    // earlier versions of the gateway did not name the key of the chain
    remover.sealOf('removed', writer, removedSeq, removedDigest),
  ]);
  if (!seals.includes(removedSeal)) return 'its beginning was changed';
  return undefined;
};
