import Button from '@mui/material/Button';
import { useContext, useState } from 'react';
import { useCloseQuestion } from '@/shared/change';
import { ConfirmDialog } from '@/shared/dialog';
import { FormLock, ReasonField, type Form } from '@/shared/form';
import { money } from '@/shared/format';
import { editTexts as texts } from '../distribution.texts';

/** Values of a part that would be saved. */
interface TypedPart {
  readonly account: string;
  readonly name: string;
  readonly amount: string;
}

/**
 * Form of the reason, whose submission forces success. The dialog of the part owns it, and asks before it discards a
 * typed reason.
 */
type ReasonForm = Form<{ readonly reason: string }>;

interface QuestionProps {
  readonly part: TypedPart;
  readonly form: ReasonForm;
  readonly onClose: () => void;
}

/** Dialog that asks for the reason of a forced success. It names the amount and the recipient. */
const ForceQuestion = ({ part: { account, name, amount }, form, onClose }: QuestionProps) => {
  const { leave, question } = useCloseQuestion(form.dirty, () => {
    form.resetForm();
    onClose();
  });
  return (
    <ConfirmDialog
      title={texts.forceTitle}
      detail={texts.forceDetail(money(amount, 'ARS'), name || account)}
      confirmLabel={texts.forceConfirm}
      ready={form.isValid}
      onConfirm={() => {
        form.handleSubmit();
        onClose();
      }}
      onClose={leave}
    >
      <ReasonField form={form} />
      {question}
    </ConfirmDialog>
  );
};

interface ForceProps {
  /** Null while the form of the part is invalid. */
  readonly part: TypedPart | null;
  readonly form: ReasonForm;
}

/** Button that forces success, after a dialog about its meaning (B208). */
export const Force = ({ part, form }: ForceProps) => {
  const locked = useContext(FormLock);
  const [asking, ask] = useState(false);
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        disabled={part === null || locked}
        onClick={() => ask(true)}
        sx={{ justifySelf: 'start' }}
      >
        {texts.force}
      </Button>
      {asking && part && <ForceQuestion part={part} form={form} onClose={() => ask(false)} />}
    </>
  );
};
