import Box from '@mui/material/Box';
import { mediaPaymentName } from '@/domain/payment-method/media';
import { mediaPayments } from '@/domain/payment-method/media.generated';

/** Name of a payment method, after its abbreviation if it has one. */
export const MethodMark = ({ code }: { readonly code: number }) => {
  const mark = mediaPayments.find(({ id }) => id === code)?.mark;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {mark !== undefined && (
        <Box
          component="span"
          aria-hidden
          sx={{
            flex: 'none',
            minWidth: 38,
            px: 0.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: '4px',
            fontSize: '0.6875rem',
            fontWeight: 650,
            lineHeight: '16px',
            textAlign: 'center',
            color: 'text.secondary',
          }}
        >
          {mark}
        </Box>
      )}
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {mediaPaymentName(code)}
      </Box>
    </Box>
  );
};
