import { addresseeForm, check } from '@backoffice/validators';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import type { NotificationAction } from '@/shared/apollo/schema-types.generated';
import { useCan } from '@/shared/auth';
import { FormField, useForm } from '@/shared/form';
import { ActionDialogFrame } from './ActionDialogFrame';
import { dialogTexts as texts } from './actions.texts';
import { useSendNotificationMutation, type NotificationOutcomeFragment } from './SubscriptionChanges.generated';
import { useSubscriptionChange, type ActionDialogProps } from './use-subscription-change';

interface Email {
  readonly action: NotificationAction;
  readonly to: string;
}

/** What can be sent; so far there is one kind. */
const WhatToSend = () => {
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ mb: 0.5, fontSize: '0.8125rem' }}>
        {texts.whatToSend}
      </FormLabel>
      <RadioGroup aria-labelledby={labelId} value="DOWNLOAD_RECEIPTS">
        <FormControlLabel
          value="DOWNLOAD_RECEIPTS"
          control={<Radio />}
          sx={{ alignItems: 'start', gap: 1.25, mx: 0, ml: '-4px' }}
          label={
            <Stack sx={{ pt: 0.5 }}>
              {texts.downloadReceipts}
              <Typography variant="body2" color="textSecondary" component="span">
                {texts.downloadReceiptsDetail}
              </Typography>
            </Stack>
          }
        />
      </RadioGroup>
    </FormControl>
  );
};

/** Where the notification that was sent can be looked at, for those who may see it. */
const useLinkToNotification = () => {
  const maySee = useCan(...operationPermissions['Query.notification']);
  return ({ notificationId }: NotificationOutcomeFragment) =>
    maySee && notificationId !== null
      ? { to: routes.notification.href(notificationId), label: texts.seeNotification }
      : undefined;
};

/** Sends an e-mail about a subscription, to its payer unless another addressee is typed (A79, A138). */
export const SendNotificationDialog = (props: ActionDialogProps) => {
  const [send] = useSendNotificationMutation();
  const linkOf = useLinkToNotification();
  const change = useSubscriptionChange<Email, NotificationOutcomeFragment>('sendNotification', props, { send, linkOf });
  const form = useForm({
    shape: addresseeForm,
    initialValues: { to: props.subscription.payer?.email ?? '' },
    onSubmit: (typed) => {
      const checked = check(addresseeForm, typed);
      if (checked.ok) change.submit({ action: 'DOWNLOAD_RECEIPTS', to: checked.value.to });
    },
  });
  return (
    <ActionDialogFrame
      action="sendNotification"
      of={props}
      change={change}
      valid={form.isValid}
      dirty={form.dirty}
      onSubmit={form.handleSubmit}
    >
      <WhatToSend />
      <FormField
        form={form}
        name="to"
        type="email"
        label={texts.addressee}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off', inputMode: 'email' } }}
      />
    </ActionDialogFrame>
  );
};
