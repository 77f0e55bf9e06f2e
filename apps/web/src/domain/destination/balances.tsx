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

/** Maximum number of collectors in one request: the maximum page size. */
const COLLECTORS_OF_REQUEST = 100;
/** Maximum number of listed balances that are not too low. A last line counts the rest. */
const SHOWN = 5;

type Money = NonNullable<NonNullable<CollectorsMoneyQuery['collectors']>['rows'][number]['balance']>;

interface Balance {
  readonly collector: OfCollector;
  /** Undefined if it could not be read. */
  readonly balance: Money | undefined;
  /** Remaining balance as decimal text; negative if the balance is too low. */
  readonly left: string | undefined;
}

/** Balances of the collectors that pay. */
export interface Balances {
  /** True once the reading has ended, also with a failure. */
  readonly isRead: boolean;
  /** Balances that are too low. */
  readonly short: readonly Balance[];
  /** Balances that are sufficient, or could not be read. */
  readonly others: readonly Balance[];
}

/** Subtracts from a balance the amounts of its currency. Money in another currency is not paid from it. */
const balanceOf = (collector: OfCollector, balance: Money | undefined): Balance => {
  const paid = collector.amounts.filter(({ currencyId }) => currencyId === balance?.currencyId);
  return {
    collector,
    balance,
    left:
      balance &&
      (remainderOf(
        balance.availableAmount,
        paid.map(({ amount }) => amount),
      ) ??
        balance.availableAmount),
  };
};

/** Reads the balances of the collectors that pay. Reads none for a person who may not read collectors. */
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
    COLLECTORS_OF_REQUEST,
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

/** First balances of a list, and the number of the others. `ShortLines` shows the balances that are too low. */
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

/** All balances that are too low. */
export const ShortLines = ({ balances }: { readonly balances: readonly Balance[] }) => (
  <Box sx={{ maxHeight: 160, overflowY: 'auto' }} tabIndex={0} role="group" aria-label={texts.shortCollectors}>
    {balances.map((one) => (
      <Line key={one.collector.id} of={one} />
    ))}
  </Box>
);
