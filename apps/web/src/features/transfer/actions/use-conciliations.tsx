import { operationPermissions } from '@backoffice/schema/permissions';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { identificationText } from '@/domain/identification';
import { useApolloClient, useChunks } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import type { UseDialogForm } from '@/shared/change';
import { cuit, money } from '@/shared/format';
import { differs } from '../difference';
import type { TransferRowFragment } from '../list/TransfersPage.generated';
import { manyTexts as texts } from '../transfer.texts';
import { MatchesOfTransfersDocument, type MatchesOfTransfersQuery } from './TransferChanges.generated';

/** Maximum number of transfers in one request. The GraphQL gateway reads the payment of each. */
const TRANSFERS_OF_REQUEST = 25;

type Match = NonNullable<MatchesOfTransfersQuery['transfers']>['rows'][number];

interface Matched {
  readonly row: TransferRowFragment;
  readonly match: Match;
}

const useMatches = (ids: readonly string[]) => {
  const client = useApolloClient();
  const withPayments = useCan(...operationPermissions['Query.payment']);
  const read = useCallback(
    async (some: string[]): Promise<readonly Match[]> => {
      const variables = { ids: some, withPayments };
      const query = { query: MatchesOfTransfersDocument, variables, fetchPolicy: 'no-cache' as const };
      return (await client.query(query)).data?.transfers?.rows ?? [];
    },
    [client, withPayments],
  );
  return useChunks(ids, TRANSFERS_OF_REQUEST, read);
};

/** Transfer beside its payment: who paid, who the payment is of, and the difference. */
const Line = ({ of: { row, match } }: { readonly of: Matched }) => {
  const { payment, difference } = match;
  const payer = payment?.payer;
  const identification = payer?.identification;
  const whose = [payer?.name, identification && identificationText(identification)].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={{ px: 1.5, py: 0.75, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        <Typography variant="body2" sx={{ mr: 'auto' }}>
          {cuit(row.payerCuit)} · {money(row.amount, row.currencyId)}
        </Typography>
        {differs(difference) && (
          <Typography variant="body2" color="error" sx={{ fontWeight: 560 }}>
            {texts.difference(money(difference, row.currencyId))}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[texts.payment(row.paymentId ?? ''), whose, payment && money(payment.finalAmount, payment.currencyId)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
};

const Lines = ({ title, matched }: { readonly title: string; readonly matched: readonly Matched[] }) => (
  <div>
    <Typography sx={{ fontWeight: 560, mb: 0.5 }}>{title}</Typography>
    <Box
      component="ul"
      aria-label={title}
      tabIndex={0}
      sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 220, overflowY: 'auto' }}
    >
      {matched.map((one) => (
        <Line key={one.row.id} of={one} />
      ))}
    </Box>
  </div>
);

/** Arguments of one conciliation. */
interface Accepted {
  readonly acceptedDifference: string | null;
}

/**
 * Form that shows each transfer beside its payment. Transfers with another amount are listed separately, and need a
 * checkbox.
 */
export const useConciliations: UseDialogForm<readonly TransferRowFragment[], (id: string) => Accepted> = (
  rows,
  submit,
) => {
  const read = useMatches(rows.map(({ id }) => id));
  const [accepted, accept] = useState(false);
  const matches = new Map(read.rows?.map((match) => [match.id, match]));
  const matched = rows.flatMap((row): Matched | [] => {
    const match = matches.get(row.id);
    return match ? { row, match } : [];
  });
  const other = matched.filter(({ match }) => differs(match.difference));
  const same = matched.filter((one) => !other.includes(one));
  const isRead = matched.length === rows.length;
  return {
    valid: isRead && (other.length === 0 || accepted),
    onSubmit: () => submit((id) => ({ acceptedDifference: matches.get(id)?.difference ?? null })),
    fields: (
      <>
        <Typography>{texts.detail}</Typography>
        {read.failed || (read.rows && !isRead) ? (
          <Alert severity="error">{texts.failed}</Alert>
        ) : (
          !isRead && <Typography variant="body2">{texts.reading}</Typography>
        )}
        {isRead && other.length > 0 && (
          <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0, overflow: 'visible' } }}>
            <Lines title={texts.other(other.length)} matched={other} />
            <FormControlLabel
              control={<Checkbox size="small" required checked={accepted} onChange={(_event, is) => accept(is)} />}
              label={texts.accept}
            />
          </Alert>
        )}
        {isRead && same.length > 0 && <Lines title={texts.same(same.length)} matched={same} />}
      </>
    ),
  };
};
