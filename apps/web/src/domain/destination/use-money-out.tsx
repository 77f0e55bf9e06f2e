import { visibleText } from '@backoffice/validators';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useContext, useState, type ReactNode } from 'react';
import { SecondPerson } from '@/domain/second-person';
import type { DialogForm, UseDialogForm } from '@/shared/change';
import { FormLock, NUMBER_MAX_LENGTH } from '@/shared/form';
import { money, totalText } from '@/shared/format';
import { BalanceLines, ShortLines, useBalances, type Balances } from './balances';
import { moneyOutTexts as texts, type Leaving } from './destination.texts';
import { MoneyOut } from './MoneyOut';
import { moneyOutOf, type MoneyOutRow, type MoneyOutSummary } from './money-out';

/** Number of characters at the end of the account that the person types to confirm. */
const LAST = 4;

/** Confirmation of a large operation: the person types the end of the account, or the number of movements. */
const useTyped = ({ isLarge, accounts }: MoneyOutSummary, rows: readonly MoneyOutRow[], of: Leaving) => {
  const [typed, setTyped] = useState('');
  const account = rows.length === 1 ? accounts[0]?.destination : undefined;
  const wanted = account ? account.account.slice(-LAST) : String(rows.length);
  return {
    isTyped: !isLarge || visibleText(typed).toLowerCase() === wanted.toLowerCase(),
    field: isLarge && (
      <TextField
        label={account ? texts.last : texts.count(of)}
        helperText={account ? texts.typeLast(account.kind === 'ALIAS') : texts.typeCount(of, rows.length)}
        value={typed}
        required
        autoFocus
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        slotProps={{
          htmlInput: { inputMode: account?.kind === 'ALIAS' ? 'text' : 'numeric', maxLength: NUMBER_MAX_LENGTH },
        }}
      />
    ),
  };
};

interface UnderstoodProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

const Understood = ({ checked, onChange }: UnderstoodProps) => {
  const locked = useContext(FormLock);
  return (
    <FormControlLabel
      control={
        <Checkbox size="small" checked={checked} disabled={locked} onChange={(_event, is) => onChange(is)} required />
      }
      label={texts.understood}
    />
  );
};

/** Alert about balances that are too low, with a checkbox to accept them. */
const useShortage = ({ short, others }: Balances) => {
  const [understood, setUnderstood] = useState('');
  // the checkbox applies to these shortages only; other ones clear it
  const shortages = short.map(({ collector, left }) => `${collector.id} ${String(left)}`).join();
  const all = short.length + others.length;
  return {
    isUnderstood: understood === shortages,
    field: short.length > 0 && (
      <Alert severity="error" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0, overflow: 'visible' } }}>
        <Typography sx={{ fontWeight: 560 }}>{all === 1 ? texts.short : texts.shortOf(short.length, all)}</Typography>
        <ShortLines balances={short} />
        <Understood
          checked={understood === shortages}
          onChange={(checked) => setUnderstood(checked ? shortages : '')}
        />
      </Alert>
    ),
  };
};

interface MoneyOutOptions {
  readonly of: Leaving;
  readonly rows: readonly MoneyOutRow[];
  /** Amounts for the rule of two people; by default those of the rows. */
  readonly judged?: readonly string[];
  /** Further warnings, shown above the accounts. */
  readonly warnings?: ReactNode;
  /** True if the collectors' balances pay. False if the money of a payment is sent on. */
  readonly takesFromBalance: boolean;
  readonly submitLabel?: string;
}

/**
 * Form that confirms outgoing money. Balances that are too low require a checkbox. A large operation requires a typed
 * confirmation. Nothing can be sent before the balances are read.
 */
export const useMoneyOutForm = (
  { of, rows, judged, warnings, takesFromBalance, submitLabel }: MoneyOutOptions,
  submit: (args: object) => void,
): DialogForm => {
  const summary = moneyOutOf(rows);
  const balances = useBalances(takesFromBalance ? summary.collectors : []);
  const typed = useTyped(summary, rows, of);
  const shortage = useShortage(balances);
  return {
    valid: rows.length > 0 && balances.isRead && shortage.isUnderstood && typed.isTyped,
    submitLabel,
    moves: totalText(rows),
    onSubmit: () => {
      submit({});
    },
    fields: (
      <>
        {shortage.field}
        {warnings}
        <MoneyOut summary={summary} />
        <SecondPerson act={of} amounts={judged ?? rows.map(({ amount }) => amount)} />
        {balances.isRead ? (
          <BalanceLines balances={balances.others} />
        ) : (
          <Typography variant="body2">{texts.readingBalances}</Typography>
        )}
        {typed.field}
      </>
    ),
  };
};

/** Form that confirms many withdrawals, with a text that they cannot be undone. */
export const useWithdrawalsOut: UseDialogForm<readonly MoneyOutRow[], object> = (rows, submit) =>
  useMoneyOutForm(
    { of: 'withdrawals', rows, takesFromBalance: true, warnings: <Typography>{texts.final}</Typography> },
    submit,
  );

/**
 * Creates the form that confirms one withdrawal.
 * @param labelOf returns the label of the button from the formatted amount
 */
export const withdrawalOut =
  (labelOf?: (amount: string) => string): UseDialogForm<MoneyOutRow, object> =>
  (row, submit) =>
    useMoneyOutForm(
      {
        of: 'withdrawals',
        rows: [row],
        takesFromBalance: true,
        ...(labelOf && { submitLabel: labelOf(money(row.amount, row.currencyId)) }),
      },
      submit,
    );
