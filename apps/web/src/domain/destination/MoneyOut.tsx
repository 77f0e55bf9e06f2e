import { operationPermissions } from '@backoffice/schema/permissions';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCan } from '@/shared/auth';
import type { UseDialogForm } from '@/shared/change';
import { ToneIcon } from '@/shared/feedback';
import { date, money, quantity, remainderOf } from '@/shared/format';
import { useCollectorMoneyQuery } from './Destination.generated';
import { bankOf, warningsOf } from './DestinationText';
import { NUMBER_ROOM } from '@/shared/form';
import { destinationTexts, moneyOutTexts as texts } from './destination.texts';
import { moneyOutOf, type MoneyOutRow, type MoneyOutSummary } from './money-out';

/** Collectors whose balance is shown before the rest is only counted. */
const SHOWN_BALANCES = 5;
/** Accounts that are shown before one scrolls, in pixels. */
const ACCOUNTS_HEIGHT = 220;
/** Digits of an account that people compare. */
const LAST = 4;

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 } as const;

/** One account: whose it is, where, its last digits, what it gets, and what speaks against it. */
const Account = ({
  account: { destination, count, amount },
}: {
  readonly account: MoneyOutSummary['accounts'][number];
}) => {
  const warnings = destination ? warningsOf(destination) : [];
  const last =
    destination?.kind === 'ALIAS' ? destination.account : destination && `···${destination.account.slice(-LAST)}`;
  return (
    <Box
      component="li"
      sx={{ px: 1.5, py: 0.75, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}
    >
      <Box sx={line}>
        <Typography variant="body2" sx={{ mr: 'auto', fontWeight: 560, overflowWrap: 'anywhere' }}>
          {destination
            ? [destination.holder, bankOf(destination), last].filter(Boolean).join(' · ')
            : destinationTexts.unknown}
        </Typography>
        {count > 1 && (
          <Typography variant="body2" color="textSecondary">
            × {quantity(count)}
          </Typography>
        )}
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {money(amount.amount, amount.currencyId)}
        </Typography>
      </Box>
      {warnings.map((warning) => (
        <Box key={warning} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <ToneIcon tone="warning" fontSize="small" />
          <Typography variant="body2">{warning}</Typography>
        </Box>
      ))}
    </Box>
  );
};

/** Balance of a collector, and what is left of it. */
const Balance = ({
  collector: { id, name, amounts },
}: {
  readonly collector: MoneyOutSummary['collectors'][number];
}) => {
  const { data, loading } = useCollectorMoneyQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  if (loading) return null;
  const balance = data?.collector?.balance;
  if (!balance) return <Typography variant="body2">{`${texts.available(name)}: ${texts.unknownBalance}`}</Typography>;
  const { availableAmount, currencyId } = balance;
  const left = remainderOf(availableAmount, amounts) ?? availableAmount;
  const isShort = left.startsWith('-');
  return (
    <Box sx={line}>
      <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
        {texts.available(name)}: {money(availableAmount, currencyId)}
      </Typography>
      <Typography variant="body2" color={isShort ? 'error' : 'textPrimary'} sx={{ fontWeight: 560 }}>
        {isShort ? texts.short : `${texts.left} ${money(left, currencyId)}`}
      </Typography>
    </Box>
  );
};

const Dates = ({ oldest, newest }: Pick<MoneyOutSummary, 'oldest' | 'newest'>) => {
  const [first, last] = [date(oldest), date(newest)];
  return (
    <Typography variant="body2" color="textSecondary">
      {first === last ? `${texts.requested} ${first}` : `${texts.oldest}: ${first} · ${texts.newest}: ${last}`}
    </Typography>
  );
};

/** Amount that leaves, its accounts, the age of the requests, and what is left. */
const Summary = ({ summary }: { readonly summary: MoneyOutSummary }) => {
  const { total, accounts, collectors, oldest, newest } = summary;
  const seesBalances = useCan(...operationPermissions['Query.collector']);
  const others = collectors.length - SHOWN_BALANCES;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box sx={line}>
        <Typography sx={{ mr: 'auto', fontWeight: 560 }}>{texts.to(accounts.length)}</Typography>
        <Typography sx={{ fontWeight: 640, fontSize: '1.0625rem', fontVariantNumeric: 'tabular-nums' }}>
          {money(total.amount, total.currencyId)}
        </Typography>
      </Box>
      <Box
        component="ul"
        aria-label={texts.accounts}
        tabIndex={0}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          maxHeight: ACCOUNTS_HEIGHT,
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: '10px',
        }}
      >
        {accounts.map((account) => (
          <Account key={account.key} account={account} />
        ))}
      </Box>
      <Dates oldest={oldest} newest={newest} />
      {seesBalances &&
        collectors.slice(0, SHOWN_BALANCES).map((collector) => <Balance key={collector.id} collector={collector} />)}
      {seesBalances && others > 0 && <Typography variant="body2">{texts.moreCollectors(others)}</Typography>}
    </Box>
  );
};

/** Form that says what leaves and to where; a large movement asks to type how many they are. */
export const useMoneyOut: UseDialogForm<readonly MoneyOutRow[], object> = (rows, submit) => {
  const [typed, setTyped] = useState('');
  const summary = moneyOutOf(rows);
  const valid = !summary.isLarge || typed.trim() === String(rows.length);
  return {
    valid,
    onSubmit: () => {
      submit({});
    },
    fields: (
      <>
        <Summary summary={summary} />
        {summary.isLarge && (
          <TextField
            label={texts.count}
            helperText={texts.typeCount(rows.length)}
            value={typed}
            required
            autoFocus
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value);
            }}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: NUMBER_ROOM } }}
          />
        )}
      </>
    ),
  };
};

/** The same form about one movement. */
export const useMoneyOutOfOne: UseDialogForm<MoneyOutRow, object> = (row, submit) => useMoneyOut([row], submit);
