import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ToneIcon } from '@/shared/feedback';
import { date, quantity, totalText } from '@/shared/format';
import { bankOf, warningsOf } from './DestinationText';
import { destinationTexts, moneyOutTexts as texts } from './destination.texts';
import type { MoneyOutSummary } from './money-out';

/** Maximum height in pixels of the list of accounts. */
const ACCOUNTS_HEIGHT = 220;
/** Number of digits at the end of an account that people compare. */
const LAST = 4;

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 } as const;

/** One account: holder, bank, digits, amount and warnings. */
const Account = ({
  account: { destination, count, totals },
  whole,
}: {
  readonly account: MoneyOutSummary['accounts'][number];
  /** Shows every digit, as for a single account. */
  readonly whole: boolean;
}) => {
  const warnings = destination ? warningsOf(destination) : [];
  const number =
    destination &&
    (whole || destination.kind === 'ALIAS' ? destination.account : `···${destination.account.slice(-LAST)}`);
  return (
    <Box
      component="li"
      sx={{ px: 1.5, py: 0.75, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}
    >
      <Box sx={line}>
        <Typography variant="body2" sx={{ mr: 'auto', fontWeight: 560, overflowWrap: 'anywhere' }}>
          {destination
            ? [destination.holder, bankOf(destination), number].filter(Boolean).join(' · ')
            : destinationTexts.unknown}
        </Typography>
        {count > 1 && (
          <Typography variant="body2" color="textSecondary">
            × {quantity(count)}
          </Typography>
        )}
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {totalText(totals)}
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

const Dates = ({ oldest, newest }: Pick<MoneyOutSummary, 'oldest' | 'newest'>) => {
  const [first, last] = [date(oldest), date(newest)];
  return (
    <Typography variant="body2" color="textSecondary">
      {first === last ? `${texts.requested} ${first}` : `${texts.oldest}: ${first} · ${texts.newest}: ${last}`}
    </Typography>
  );
};

/** Summary of outgoing money: total, accounts, and dates of the requests. */
export const MoneyOut = ({ summary }: { readonly summary: MoneyOutSummary }) => {
  const { totals, accounts, oldest, newest } = summary;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box sx={line}>
        <Typography sx={{ mr: 'auto', fontWeight: 560 }}>{texts.to(accounts.length)}</Typography>
        <Typography sx={{ fontWeight: 640, fontSize: '1.0625rem', fontVariantNumeric: 'tabular-nums' }}>
          {totalText(totals)}
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
          <Account key={account.key} account={account} whole={accounts.length === 1} />
        ))}
      </Box>
      <Dates oldest={oldest} newest={newest} />
    </Box>
  );
};
