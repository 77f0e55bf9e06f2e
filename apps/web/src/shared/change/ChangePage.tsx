import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { BareHeader, type WayBack } from '@/shared/detail';
import { ConfirmDialog } from '@/shared/dialog';
import { notify } from '@/shared/feedback';
import { leaveOnPurpose, useBlockedLeave } from '@/shared/leaving';
import { texts } from '@/shared/texts';
import { changeTexts } from './change.texts';
import { ChangeFields, leaveQuestion, SubmitButton, useChangeForm, type FormChange, type Submit } from './ChangeForm';

interface ChangePageProps {
  readonly title: string;
  readonly back: WayBack;
  readonly submit: Submit;
  readonly change: FormChange;
  /** True when leaving would lose typed values. */
  readonly dirty: boolean;
  /** Prefix of the fields' paths in the arguments of the mutation, for example `reference.`. */
  readonly under?: string;
  /** Wide content below the fields, outside the form: Enter in it does not send the form. */
  readonly below?: ReactNode;
  /** Link on the right of the title bar. */
  readonly tools?: ReactNode;
  /** Help with the fields: beside the form in a wide window, else below it. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Comparison with the current entity, after a conflict. */
  readonly problem?: ReactNode;
}

/** Maximum width of the form in pixels, for a readable line length. */
const WIDTH = 640;

const besideForm = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
  alignItems: 'start',
} as const;

/**
 * Asks before the page is left when that would lose something. While the change is being sent, navigation is blocked.
 */
const LeaveQuestion = ({ change, dirty }: Pick<ChangePageProps, 'change' | 'dirty'>) => {
  const { kind } = change.state;
  const sending = kind === 'sending';
  const question = leaveQuestion(kind, dirty);
  const blocker = useBlockedLeave(sending || question !== undefined);
  useEffect(
    function stayWhileSending() {
      if (!sending || blocker.state !== 'blocked') return;
      blocker.reset();
      notify.warning(changeTexts.stay);
    },
    [sending, blocker],
  );
  if (blocker.state !== 'blocked' || !question || sending) return null;
  return <ConfirmDialog {...question} onConfirm={() => blocker.proceed()} onClose={() => blocker.reset()} />;
};

/** Page with a form that creates something; `ChangeDialog` is its counterpart in a dialog. */
export const ChangePage = (props: ChangePageProps) => {
  const { title, back, submit, change, dirty, under, problem, below, tools, aside, children } = props;
  const { form, submitRef } = useChangeForm(submit, change);
  return (
    <>
      <BareHeader title={title} back={back} tools={tools} />
      <Card sx={{ width: '100%', maxWidth: below || aside ? 'none' : WIDTH, mt: 2, p: { xs: 2, sm: 2.5 } }}>
        <Box sx={aside ? besideForm : {}}>
          <Box sx={{ maxWidth: WIDTH }}>
            <ChangeFields form={form} change={change} under={under} problem={problem}>
              {children}
            </ChangeFields>
          </Box>
          {aside}
        </Box>
        {below && <Box sx={{ mt: 2 }}>{below}</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 1, mt: 2.5 }}>
          <Button component={Link} to={back.to} color="inherit" disabled={change.state.kind === 'sending'}>
            {texts.cancel}
          </Button>
          <SubmitButton ref={submitRef} formId={form.id} submit={submit} change={change} />
        </Box>
      </Card>
      <LeaveQuestion change={change} dirty={dirty} />
    </>
  );
};

/**
 * Hook that leaves the page of a form after its change. It replaces the history entry, so that `Atrás` does not return
 * to the form.
 */
export const useLeaveDone = (): ((to: string) => Promise<void>) => {
  const navigate = useNavigate();
  return (to) => leaveOnPurpose(() => navigate(to, { replace: true }));
};
