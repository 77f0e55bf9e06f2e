import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useMoneyOutForm } from '@/domain/destination/use-money-out';
import { useApolloClient, useChunks } from '@/shared/apollo';
import type { UseDialogForm } from '@/shared/change';
import { outTexts as texts } from '../distribution.texts';
import type { DistributionRowFragment } from '../list/DistributionsPage.generated';
import { wrongSumOf } from '../parts-sum';
import { PartsOfManyDocument, type PartToPayFragment } from './DistributionChanges.generated';

/** Maximum number of distributions in one request. The GraphQL gateway calls the service once for the parts of each. */
const DISTRIBUTIONS_OF_REQUEST = 20;
/** Maximum number of distributions with a wrong sum that are listed. The others are counted. */
const SHOWN = 5;

interface PartsOf {
  readonly id: string;
  readonly parts: readonly PartToPayFragment[];
}

/** Loads the parts of the distributions to send. Fails if an answer does not have all parts of a distribution. */
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
  return useChunks(ids, DISTRIBUTIONS_OF_REQUEST, read);
};

interface WrongSum {
  readonly row: DistributionRowFragment;
  readonly text: string;
}

/** Alert with the distributions whose parts do not add up to their total. */
const WrongSums = ({ wrong, all }: { readonly wrong: readonly WrongSum[]; readonly all: number }) => (
  <Alert severity="warning">
    {all > 1 && <Typography>{texts.wrongSums(wrong.length, all)}</Typography>}
    {wrong.slice(0, SHOWN).map(({ row, text }) => (
      <Typography key={row.id} variant={all > 1 ? 'body2' : 'body1'} sx={{ overflowWrap: 'anywhere' }}>
        {all > 1 && `${row.collectorName ?? row.collectorId} · ${row.id}: `}
        {text}
      </Typography>
    ))}
  </Alert>
);

/** Form that confirms the sending of distributions. It lists the destination account of each unpaid part. */
export const useDistributionsOut: UseDialogForm<readonly DistributionRowFragment[], object> = (rows, submit) => {
  const read = usePartsOf(rows.map(({ id }) => id));
  const partsOf = new Map(read.rows?.map(({ id, parts }) => [id, parts]));
  const wrong = rows.flatMap((row): WrongSum | [] => {
    const parts = partsOf.get(row.id);
    const text = parts && wrongSumOf(parts, row.totalAmount, row.currencyId);
    return text === undefined ? [] : { row, text };
  });
  const toPay = rows.flatMap(({ id, currencyId, collectorId, collectorName, requestDate }) =>
    (partsOf.get(id) ?? [])
      .filter(({ status }) => status !== 'SUCCESS')
      .map((part) => ({ ...part, currencyId, collectorId, collectorName, requestDate })),
  );
  // the money of the payments is sent, not the balance of a collector
  const form = useMoneyOutForm(
    {
      of: 'destinations',
      rows: toPay,
      judged: rows.map(({ totalAmount }) => totalAmount),
      takesFromBalance: false,
      warnings: (
        <>
          {wrong.length > 0 && <WrongSums wrong={wrong} all={rows.length} />}
          {toPay.length === 0 && <Alert severity="error">{texts.nothingToPay}</Alert>}
        </>
      ),
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

/** Form that confirms the sending of one distribution. */
export const useDistributionOut: UseDialogForm<DistributionRowFragment, object> = (row, submit) =>
  useDistributionsOut([row], submit);
