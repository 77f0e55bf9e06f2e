import Box from '@mui/material/Box';
import { ToneIcon } from '@/shared/feedback';
import { ABSENT } from '@/shared/format';
import type { DestinationPartsFragment } from './Destination.generated';
import { destinationTexts as texts } from './destination.texts';
import { recentChange } from './recent-change';

/** Returns the bank of an account, or the kind of account if the bank is unknown. */
export const bankOf = ({ bank, kind }: Pick<DestinationPartsFragment, 'bank' | 'kind'>): string =>
  bank ?? (kind === 'ALIAS' ? texts.alias : kind);

/** Returns account and bank in one line. The account comes first, so that a narrow line does not cut it off. */
export const accountLine = (destination: Pick<DestinationPartsFragment, 'account' | 'bank' | 'kind'>): string =>
  `${destination.account} · ${bankOf(destination)}`;

/** Returns the warnings about an account: an invalid number or alias, and a recent change. */
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

/** Number of digits at the end of an account that are never cut off: people recognize it by them. */
const LAST = 4;

const Account = ({ account }: Pick<DestinationPartsFragment, 'account'>) => (
  <Box component="span" className="account" sx={{ display: 'inline-flex', minWidth: 0 }}>
    <span className="cut">{account.slice(0, -LAST)}</span>
    <span>{account.slice(-LAST)}</span>
  </Box>
);

/** Icon for an account with warnings; nothing without any. */
export const DestinationSign = ({ destination }: { readonly destination: DestinationPartsFragment }) => {
  const warnings = warningsOf(destination);
  return (
    warnings.length > 0 && (
      <ToneIcon tone={destination.isValid ? 'warning' : 'error'} fontSize="small" titleAccess={warnings.join(' · ')} />
    )
  );
};

/** Account in a list: its number, with an icon if it has warnings. */
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
      <DestinationSign destination={destination} />
    </Box>
  );
};
