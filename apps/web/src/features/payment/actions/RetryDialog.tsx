import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RetryChoice } from '@/shared/apollo/schema-types.generated';
import { ActionDialogFrame } from './ActionDialogFrame';
import { actionTexts, dialogTexts } from './actions.texts';
import { useRetryPaymentMutation, type PaymentOutcomeFragment } from './PaymentChanges.generated';
import { usePaymentChange, type ActionDialogProps } from './use-payment-change';

const choices: readonly { readonly value: RetryChoice; readonly label: string; readonly detail: string }[] = [
  { value: 'SAME_METHOD', label: dialogTexts.sameMethod, detail: dialogTexts.sameMethodDetail },
  { value: 'OTHER_METHOD', label: dialogTexts.otherMethod, detail: dialogTexts.otherMethodDetail },
];

/** The decision before a retry: the same method (A) or another one (B) (A125, INP-15). */
export const RetryDialog = (props: ActionDialogProps) => {
  const [choice, choose] = useState<RetryChoice>('SAME_METHOD');
  const [send] = useRetryPaymentMutation();
  const change = usePaymentChange<{ readonly choice: RetryChoice }, PaymentOutcomeFragment>('retry', props, send);
  return (
    <ActionDialogFrame
      action="retry"
      of={props}
      change={change}
      valid
      onSubmit={() => {
        change.submit({ choice });
      }}
    >
      <FormControl>
        <RadioGroup
          aria-label={actionTexts.retry.detail}
          value={choice}
          onChange={(_event, value) => {
            choose(choices.find((known) => known.value === value)?.value ?? choice);
          }}
        >
          {choices.map(({ value, label, detail }) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio autoFocus={value === choice} />}
              sx={{ alignItems: 'start', gap: 1.25, mx: 0, ml: '-4px', mb: 1 }}
              label={
                <Stack sx={{ pt: 0.5 }}>
                  {label}
                  <Typography variant="body2" color="textSecondary" component="span">
                    {detail}
                  </Typography>
                </Stack>
              }
            />
          ))}
        </RadioGroup>
      </FormControl>
    </ActionDialogFrame>
  );
};
