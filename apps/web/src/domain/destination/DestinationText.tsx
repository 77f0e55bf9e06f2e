import Box from '@mui/material/Box';
import { ToneIcon } from '@/shared/feedback';
import { ABSENT } from '@/shared/format';
import type { DestinationPartsFragment } from './Destination.generated';
import { destinationTexts as texts } from './destination.texts';
import { recentChange } from './recent-change';

/** Bank of an account, or what it is where no bank is known. */
export const bankOf = ({ bank, kind }: Pick<DestinationPartsFragment, 'bank' | 'kind'>): string =>
  bank ?? (kind === 'ALIAS' ? texts.alias : kind);

/** An account in a line that may be cut: its digits first, the last of which people compare. */
export const accountLine = (destination: Pick<DestinationPartsFragment, 'account' | 'bank' | 'kind'>): string =>
  `${destination.account} · ${bankOf(destination)}`;

/** Warnings against an account; empty when there are none. */
export const warningsOf = (
  { kind, isValid, changedDate }: DestinationPartsFragment,
  now = new Date(),
): readonly string[] => {
  const days = recentChange(changedDate, now);
  const invalid = kind === 'ALIAS' ? texts.invalidAlias : texts.invalid;
  return [...(isValid ? [] : [invalid]), ...(days === undefined ? [] : [texts.changed(days)])];
};

interface DestinationTextProps {
  readonly destination: DestinationPartsFragment | null;
}

/** Digits at the end of an account by which people recognize it: they are never cut. */
const LAST = 4;

const Account = ({ account }: Pick<DestinationPartsFragment, 'account'>) => (
  <Box component="span" className="account" sx={{ display: 'inline-flex', minWidth: 0 }}>
    <span className="cut">{account.slice(0, -LAST)}</span>
    <span>{account.slice(-LAST)}</span>
  </Box>
);

/** An account in a list: its number, and a sign where something speaks against it. */
export const DestinationText = ({ destination }: DestinationTextProps) => {
  if (destination === null) return ABSENT;
  const warnings = warningsOf(destination);
  const title = [bankOf(destination), destination.holder, ...warnings].filter(Boolean).join(' · ');
  return (
    <Box
      component="span"
      title={title}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minWidth: 0, maxWidth: '100%' }}
    >
      <Account account={destination.account} />
      {warnings.length > 0 && (
        <ToneIcon
          tone={destination.isValid ? 'warning' : 'error'}
          fontSize="small"
          titleAccess={warnings.join(' · ')}
        />
      )}
    </Box>
  );
};
