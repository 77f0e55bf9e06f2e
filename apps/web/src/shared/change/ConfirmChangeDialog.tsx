import Typography from '@mui/material/Typography';
import { notify } from '@/shared/feedback';
import type { ChangeAnswer, ChangePayload } from './change-outcome';
import { ChangeDialog } from './ChangeDialog';
import { useOnce } from './use-once';

interface ConfirmChangeDialogProps<Payload extends ChangePayload> {
  readonly texts: {
    readonly title: string;
    /** What will be gone, by its name. */
    readonly detail: string;
    readonly submit: string;
    readonly done: string;
  };
  readonly send: (once: { readonly idempotencyKey: string }) => Promise<ChangeAnswer<Payload>>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks, naming it, before something is done that cannot be taken back; then does it once. */
export const ConfirmChangeDialog = <Payload extends ChangePayload>({
  texts,
  send,
  onClose,
  onDone,
}: ConfirmChangeDialogProps<Payload>) => {
  const change = useOnce<object, Payload>({
    send: (_nothing, once) => send(once),
    onDone: () => {
      notify.success(texts.done);
      onClose();
      onDone();
    },
  });
  return (
    <ChangeDialog
      title={texts.title}
      submit={{
        label: texts.submit,
        danger: true,
        valid: true,
        run: () => {
          change.submit({});
        },
      }}
      change={change}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {texts.detail}
      </Typography>
    </ChangeDialog>
  );
};
