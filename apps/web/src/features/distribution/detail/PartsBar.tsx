import Box from '@mui/material/Box';
import { magnitude, money, percent } from '@/shared/format';
import { detailTexts as texts, partTypes } from '../distribution.texts';

/** A part of a total, for its picture. */
interface SharedPart {
  readonly id: string;
  readonly typeCode: string;
  /** Decimal text. */
  readonly amount: string;
}

/** Parts, and the total that they share. */
export interface PartsBarProps {
  readonly parts: readonly SharedPart[];
  /** Decimal text. */
  readonly total: string;
  readonly currencyId: string;
}

const colors = ['primary.main', 'success.main', 'warning.main', 'info.main', 'secondary.main'] as const;

/** Color of a part, by its place. */
const partColor = (place: number): string => colors[place % colors.length] ?? colors[0];

/** Name of a part by the code of its type. */
export const partName = (typeCode: string): string => partTypes[typeCode] ?? typeCode;

/** Share of a total: `12,5 %`; nothing where there is no total. */
export const shareOf = (amount: string, total: string): string =>
  magnitude(total) > 0 ? percent(String(Math.round((10_000 * magnitude(amount)) / magnitude(total)) / 100)) : '';

/** The parts of a total side by side, each as wide as its share. */
export const PartsBar = ({ parts, total, currencyId }: PartsBarProps) => (
  <Box
    role="img"
    aria-label={`${texts.bar}: ${parts
      .map(({ typeCode, amount }) => texts.share(partName(typeCode), money(amount, currencyId), shareOf(amount, total)))
      .join('; ')}`}
    sx={{ display: 'flex', gap: '2px', height: 14, borderRadius: '7px', overflow: 'hidden' }}
  >
    {parts.map(({ id, amount }, place) => (
      // what is tiny is still seen
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
    {/* what no part has stays empty */}
    <Box
      sx={{
        flexGrow: Math.max(0, magnitude(total) - parts.reduce((sum, { amount }) => sum + magnitude(amount), 0)),
        flexBasis: 0,
        bgcolor: 'action.hover',
      }}
    />
  </Box>
);

/** The color of a part, beside its name. */
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
