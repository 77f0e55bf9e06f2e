import { operationPermissions } from '@backoffice/schema/permissions';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useApolloClient, useChunks } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import { money, remainderOf } from '@/shared/format';
import { CollectorsMoneyDocument, type CollectorsMoneyQuery } from './Destination.generated';
import { moneyOutTexts as texts } from './destination.texts';
import type { OfCollector } from './money-out';

/** Collectors that one request asks for, which is the most of a page. */
const AT_ONCE = 100;
/** Balances that suffice, shown before the rest is only counted. */
const SHOWN = 5;

type Money = NonNullable<NonNullable<CollectorsMoneyQuery['collectors']>['rows'][number]['balance']>;

interface Balance {
  readonly collector: OfCollector;
  /** Undefined where it could not be read. */
  readonly balance: Money | undefined;
  /** Decimal text of what is left, below zero where it does not suffice. */
  readonly left: string | undefined;
}

/** Balances of the collectors that money leaves. */
export interface Balances {
  readonly isRead: boolean;
  /** Balances that do not suffice. */
  readonly short: readonly Balance[];
  readonly others: readonly Balance[];
}

const balanceOf = (collector: OfCollector, balance: Money | undefined): Balance => ({
  collector,
  balance,
  left: balance && (remainderOf(balance.availableAmount, collector.amounts) ?? balance.availableAmount),
});

/** Reads the balance of every collector that money leaves; of none for who may not see collectors. */
export const useBalances = (collectors: readonly OfCollector[]): Balances => {
  const client = useApolloClient();
  const sees = useCan(...operationPermissions['Query.collectors']);
  const read = useCallback(
    async (ids: string[]) => {
      const query = { query: CollectorsMoneyDocument, variables: { ids }, fetchPolicy: 'no-cache' as const };
      return (await client.query(query)).data?.collectors?.rows ?? [];
    },
    [client],
  );
  const asked = sees ? collectors : [];
  const { rows, failed } = useChunks(
    asked.map(({ id }) => id),
    AT_ONCE,
    read,
  );
  const known = new Map(rows?.map(({ id, balance }) => [id, balance ?? undefined]));
  const all = asked.map((collector) => balanceOf(collector, known.get(collector.id)));
  const isShort = ({ left }: Balance) => left?.startsWith('-') === true;
  return {
    isRead: failed || rows !== undefined,
    short: all.filter(isShort),
    others: all.filter((one) => !isShort(one)),
  };
};

const Line = ({ of: { collector, balance, left } }: { readonly of: Balance }) => {
  if (!balance || left === undefined)
    return <Typography variant="body2">{`${texts.available(collector.name)}: ${texts.unknownBalance}`}</Typography>;
  const { availableAmount, currencyId } = balance;
  const isShort = left.startsWith('-');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
        {texts.available(collector.name)}: {money(availableAmount, currencyId)}
      </Typography>
      <Typography variant="body2" color={isShort ? 'error' : 'textPrimary'} sx={{ fontWeight: 560 }}>
        {isShort ? texts.missing(money(left.slice(1), currencyId)) : `${texts.left} ${money(left, currencyId)}`}
      </Typography>
    </Box>
  );
};

/** Balances that suffice, the first of them; those that do not stand in their warning. */
export const BalanceLines = ({ balances }: { readonly balances: readonly Balance[] }) => {
  const more = balances.length - SHOWN;
  return (
    <>
      {balances.slice(0, SHOWN).map((one) => (
        <Line key={one.collector.id} of={one} />
      ))}
      {more > 0 && <Typography variant="body2">{texts.moreCollectors(more)}</Typography>}
    </>
  );
};

/** Every balance that does not suffice. */
export const ShortLines = ({ balances }: { readonly balances: readonly Balance[] }) => (
  <Box sx={{ maxHeight: 160, overflowY: 'auto' }} tabIndex={0} role="group" aria-label={texts.shortCollectors}>
    {balances.map((one) => (
      <Line key={one.collector.id} of={one} />
    ))}
  </Box>
);
