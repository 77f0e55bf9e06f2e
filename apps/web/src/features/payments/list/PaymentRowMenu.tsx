import MoreVert from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { paymentsTexts as texts } from '../payments.texts';

/** What is in the menu loads with the first one that is opened. */
const PaymentRowMenuItems = lazy(async () => ({
  default: (await import('./PaymentRowMenuItems')).PaymentRowMenuItems,
}));

interface PaymentRowMenuProps {
  readonly id: string;
  readonly transactionId: string | null;
}

/** What can be done with a row. */
export const PaymentRowMenu = ({ id, transactionId }: PaymentRowMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={texts.actionsOf(id)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        size="small"
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor && (
        <Suspense>
          <PaymentRowMenuItems
            anchor={anchor}
            id={id}
            transactionId={transactionId}
            onClose={() => {
              setAnchor(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
