import type { Withdraw } from '@backoffice/contracts/withdraw';
import { seededCollectors } from '../services/collector/collector.names.seed.ts';
import { bankAccountOf } from '../shared/bank-account.ts';
import { mailName } from './people.ts';
import type { Random } from './random.ts';
import { oncePerSeeding } from './seeding.ts';

type Destination = NonNullable<Withdraw['destination']>;

const destinationSeed = 20_261_125;
const day = 24 * 3_600_000;
/** Codes of Banco de Galicia, Nación, Provincia, Santander, BBVA and Macro (BCRA). */
const banks = ['007', '011', '014', '072', '017', '285'] as const;

const cbu = (random: Random): string => bankAccountOf(random.pick(banks), random.digits(4), random.digits(13));
const cvu = (random: Random): string => bankAccountOf('000', '0031', `0${random.digits(12)}`);

/** Two accounts of each collector, by its signature. Every seventh account was changed in the last days. */
export const seededDestinations = oncePerSeeding(({ now, random: generator }) => {
  const random = generator(destinationSeed);
  return new Map(
    seededCollectors.map(({ signature, name }, position) => {
      const alias = mailName(name).split('.').slice(0, 2).join('.').slice(0, 20);
      const second = position % 3 === 0 ? alias : position % 3 === 1 ? cvu(random) : cbu(random);
      const changed = (account: number): string => {
        const days = (position * 2 + account) % 7 === 0 ? random.between(1, 4) : random.between(30, 400);
        return new Date(now.getTime() - days * day).toISOString();
      };
      const accounts: readonly [Destination, Destination] = [
        { value: cbu(random), holder: name, change_date: changed(0) },
        { value: second, holder: name, change_date: changed(1) },
      ];
      return [signature, accounts] as const;
    }),
  );
});
