import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { skipToken } from '@/shared/apollo';
import type { PaymentFilter } from '@/shared/apollo/schema-types.generated';
import { Banner } from '@/shared/detail';
import { CopyButton } from '@/shared/feedback';
import { missingTexts as texts } from '../payment.texts';
import { useMissingCodesQuery } from './MissingCodes.generated';

/** Maximum number of codes that are shown. All of them can be copied. */
const SHOWN = 30;

interface MissingCodesProps {
  readonly codes: readonly string[];
  readonly filter: PaymentFilter;
  /** Wider filters that may find more. */
  readonly wider: readonly { readonly label: string; readonly choose: () => void }[];
}

/** Banner with the codes of a pasted column that no listed payment has. */
export const MissingCodes = ({ codes, filter, wider }: MissingCodesProps) => {
  const { data, error } = useMissingCodesQuery(codes.length === 0 ? skipToken : { variables: { filter } });
  if (codes.length === 0) return null;
  if (error) return <Banner tone="warning" title={texts.unknown} />;
  const missing = data?.missing ?? [];
  if (missing.length === 0) return null;
  const rest = missing.length - SHOWN;
  return (
    <Banner
      tone="info"
      title={texts.missing(missing.length, codes.length)}
      action={
        <>
          {wider.map(({ label, choose }) => (
            <Button key={label} onClick={choose}>
              {label}
            </Button>
          ))}
          <CopyButton value={missing.join('\n')} label={texts.copy} />
        </>
      }
    >
      <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {missing.slice(0, SHOWN).join(', ')}
        {rest > 0 && ` ${texts.more(rest)}`}
      </Typography>
    </Banner>
  );
};
