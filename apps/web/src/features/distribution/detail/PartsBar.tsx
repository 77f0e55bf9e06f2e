import Box from '@mui/material/Box';
import { magnitude, money, percent } from '@/shared/format';
import { detailTexts as texts, partTypes } from '../distribution.texts';

/** Part of a total in the bar. */
interface SharedPart {
  readonly id: string;
  readonly typeCode: string;
  /** Amount as decimal text. */
  readonly amount: string;
}

/** Parts with the total that they share. */
export interface PartsBarProps {
  readonly parts: readonly SharedPart[];
  /** Total as decimal text. */
  readonly total: string;
  readonly currencyId: string;
}

const colors = ['primary.main', 'success.main', 'warning.main', 'info.main', 'secondary.main'] as const;

/** Returns the color of a part by its position. */
const partColor = (place: number): string => colors[place % colors.length] ?? colors[0];

/** Returns the name of a type of part, or the code of an unknown type. */
export const partName = (typeCode: string): string => partTypes[typeCode] ?? typeCode;

/** Returns the share of a total: `12,5 %`. Empty if the total is zero. */
export const shareOf = (amount: string, total: string): string =>
  magnitude(total) > 0 ? percent(String(Math.round((10_000 * magnitude(amount)) / magnitude(total)) / 100)) : '';

/** Bar with the parts of a total side by side, each as wide as its share. */
export const PartsBar = ({ parts, total, currencyId }: PartsBarProps) => (
  <Box
    role="img"
    aria-label={`${texts.bar}: ${parts
      .map(({ typeCode, amount }) => texts.share(partName(typeCode), money(amount, currencyId), shareOf(amount, total)))
      .join('; ')}`}
    sx={{ display: 'flex', gap: '2px', height: 14, borderRadius: '7px', overflow: 'hidden' }}
  >
    {parts.map(({ id, amount }, place) => (
      // the minimum width keeps a tiny part visible
      <Box
        key={id}
        sx={{
          flexGrow: magnitude(amount),
          flexBasis: 0,
          minWidth: 4,
          bgcolor: partColor(place),
          printColorAdjust: 'exact',
        }}
      />
    ))}
    {/* the rest of the total stays empty */}
    <Box
      sx={{
        flexGrow: Math.max(0, magnitude(total) - parts.reduce((sum, { amount }) => sum + magnitude(amount), 0)),
        flexBasis: 0,
        bgcolor: 'action.hover',
      }}
    />
  </Box>
);

/** Colored square beside the name of a part. */
export const PartMark = ({ place }: { readonly place: number }) => (
  <Box
    sx={{
      flex: 'none',
      width: 10,
      height: 10,
      borderRadius: '3px',
      bgcolor: partColor(place),
      printColorAdjust: 'exact',
    }}
  />
);
