import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useMoneyOutForm } from '@/domain/destination/use-money-out';
import { useApolloClient, useChunks } from '@/shared/apollo';
import type { UseDialogForm } from '@/shared/change';
import { money } from '@/shared/format';
import { outTexts as texts } from '../distribution.texts';
import type { DistributionRowFragment } from '../list/DistributionsPage.generated';
import { wrongSumOf } from '../parts-sum';
import { PartsOfManyDocument, type PartToPayFragment } from './DistributionChanges.generated';

/** Distributions whose parts one request reads, each by a call to the service. */
const AT_ONCE = 20;
/** Distributions with a wrong sum, shown before the rest is only counted. */
const SHOWN = 5;

interface PartsOf {
  readonly id: string;
  readonly parts: readonly PartToPayFragment[];
}

/** Reads the parts of every distribution that is about to be sent. */
const usePartsOf = (ids: readonly string[]) => {
  const client = useApolloClient();
  const read = useCallback(
    async (some: string[]): Promise<readonly PartsOf[]> => {
      const query = { query: PartsOfManyDocument, variables: { ids: some }, fetchPolicy: 'no-cache' as const };
      const found = (await client.query(query)).data?.distributions?.rows ?? [];
      return found.map(({ id, details }) => {
        if (details?.rows.length !== details?.size || !details) throw new Error(texts.failed);
        return { id, parts: details.rows };
      });
    },
    [client],
  );
  return useChunks(ids, AT_ONCE, read);
};

interface WrongSum {
  readonly row: DistributionRowFragment;
  readonly sum: string;
}

/** Distributions whose parts do not sum to their total. */
const WrongSums = ({ wrong, all }: { readonly wrong: readonly WrongSum[]; readonly all: number }) => (
  <Alert severity="warning">
    {all > 1 && <Typography>{texts.wrongSums(wrong.length, all)}</Typography>}
    {wrong.slice(0, SHOWN).map(({ row, sum }) => (
      <Typography key={row.id} variant={all > 1 ? 'body2' : 'body1'} sx={{ overflowWrap: 'anywhere' }}>
        {all > 1 && `${row.collectorName ?? row.collectorId} · ${row.id}: `}
        {texts.sum(money(sum, row.currencyId), money(row.totalAmount, row.currencyId))}
      </Typography>
    ))}
  </Alert>
);

/** Form that says to which accounts the money of distributions leaves: of each part that is not paid yet. */
export const useDistributionsOut: UseDialogForm<readonly DistributionRowFragment[], object> = (rows, submit) => {
  const read = usePartsOf(rows.map(({ id }) => id));
  const partsOf = new Map(read.rows?.map(({ id, parts }) => [id, parts]));
  const wrong = rows.flatMap((row): WrongSum | [] => {
    const parts = partsOf.get(row.id);
    const sum = parts && wrongSumOf(parts, row.totalAmount, row.currencyId);
    return sum === undefined ? [] : { row, sum };
  });
  const toPay = rows.flatMap(({ id, currencyId, collectorId, collectorName, requestDate }) =>
    (partsOf.get(id) ?? [])
      .filter(({ status }) => status !== 'SUCCESS')
      .map((part) => ({ ...part, currencyId, collectorId, collectorName, requestDate })),
  );
  // the money is that of the payments: it is not taken from the balance of a collector
  const form = useMoneyOutForm(
    {
      of: 'destinations',
      rows: toPay,
      judged: rows.map(({ totalAmount }) => totalAmount),
      takesFromBalance: false,
      warnings: wrong.length > 0 && <WrongSums wrong={wrong} all={rows.length} />,
    },
    submit,
  );
  const isWhole = partsOf.size === rows.length;
  if (read.rows && isWhole) return form;
  return {
    ...form,
    valid: false,
    fields:
      read.failed || read.rows ? (
        <Alert severity="error">{texts.failed}</Alert>
      ) : (
        <Typography variant="body2">{texts.reading}</Typography>
      ),
  };
};

/** The same form about one distribution. */
export const useDistributionOut: UseDialogForm<DistributionRowFragment, object> = (row, submit) =>
  useDistributionsOut([row], submit);
