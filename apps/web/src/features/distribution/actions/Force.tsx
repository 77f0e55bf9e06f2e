import { reasonForm } from '@backoffice/validators';
import Button from '@mui/material/Button';
import { useContext, useState } from 'react';
import { ConfirmDialog } from '@/shared/dialog';
import { FormLock, ReasonField, useForm } from '@/shared/form';
import { money } from '@/shared/format';
import { editTexts as texts } from '../distribution.texts';

/** A part as it would be saved. */
interface TypedPart {
  readonly account: string;
  readonly name: string;
  readonly amount: string;
}

type OnForce = (reason: string) => void;

interface QuestionProps {
  readonly part: TypedPart;
  readonly onForce: OnForce;
  readonly onClose: () => void;
}

/** Question before success is forced: for how much, for whom, and why. */
const ForceQuestion = ({ part: { account, name, amount }, onForce, onClose }: QuestionProps) => {
  const form = useForm({
    shape: reasonForm,
    initialValues: { reason: '' },
    onSubmit: ({ reason }) => {
      onClose();
      onForce(reason);
    },
  });
  return (
    <ConfirmDialog
      title={texts.forceTitle}
      detail={texts.forceDetail(money(amount, 'ARS'), name || account)}
      confirmLabel={texts.forceConfirm}
      ready={form.isValid}
      onConfirm={form.handleSubmit}
      onClose={onClose}
    >
      <ReasonField form={form} />
    </ConfirmDialog>
  );
};

interface ForceProps {
  /** Null while something typed is wrong. */
  readonly part: TypedPart | null;
  readonly onForce: OnForce;
}

/** The way to force success, after it was said what that means (B208). */
export const Force = ({ part, onForce }: ForceProps) => {
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
      {asking && part && <ForceQuestion part={part} onForce={onForce} onClose={() => ask(false)} />}
    </>
  );
};
