import Box from '@mui/material/Box';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormTried } from './form-tried';

interface TriedFieldsProps {
  /** True while the form can be sent. */
  readonly valid: boolean;
  readonly children: ReactNode;
}

/** Returns true if the key sends a form. Lists of options and fields with several lines handle Enter themselves. */
const sends = ({ key, shiftKey, target, currentTarget, defaultPrevented }: KeyboardEvent): boolean => {
  // the events of a dialog inside the form reach it too
  if (key !== 'Enter' || shiftKey || !(target instanceof Node) || !currentTarget.contains(target)) return false;
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !defaultPrevented);
};

/** Fields of a form. After Enter in a form that cannot be sent, each field shows its error. */
export const TriedFields = ({ valid, children }: TriedFieldsProps) => {
  const [tried, setTried] = useState(false);
  return (
    <Box
      sx={{ display: 'contents' }}
      onKeyDown={(event) => {
        if (sends(event)) setTried(!valid);
      }}
    >
      <FormTried value={tried}>{children}</FormTried>
    </Box>
  );
};
