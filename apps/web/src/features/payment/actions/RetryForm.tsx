import { useState } from 'react';
import type { RetryChoice } from '@/shared/apollo/schema-types.generated';
import type { UseDialogForm } from '@/shared/change';
import { ChoiceField } from '@/shared/form';
import { actionTexts, dialogTexts } from './payment-actions.texts';

const options = [
  { id: 'SAME_METHOD', name: dialogTexts.sameMethod, detail: dialogTexts.sameMethodDetail },
  { id: 'OTHER_METHOD', name: dialogTexts.otherMethod, detail: dialogTexts.otherMethodDetail },
] as const;

/** Form of a retry: with the same payment method (A), or with another one (B) (A125, INP-15). */
export const useRetryForm: UseDialogForm<unknown, { readonly choice: RetryChoice }> = (_payment, submit) => {
  const [choice, choose] = useState<RetryChoice>('SAME_METHOD');
  return {
    valid: true,
    submitLabel: choice === 'OTHER_METHOD' ? dialogTexts.leaveForOther : undefined,
    onSubmit: () => {
      submit({ choice });
    },
    fields: (
      <ChoiceField
        label={actionTexts.retry.detail}
        labelHidden
        value={choice}
        options={options}
        onChange={choose}
        autoFocus
      />
    ),
  };
};
