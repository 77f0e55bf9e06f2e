import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmDialog } from '@/shared/dialog';
import { useBlockedLeave } from '@/shared/leaving';
import { leaveQuestion } from './ChangeForm';
import type { ChangeState } from './use-change';

interface LeaveQuestionProps {
  readonly question: NonNullable<ReturnType<typeof leaveQuestion>>;
  /** True after the person asked to close the dialog. */
  readonly asked: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks when the dialog is being closed, and when `Atrás` or a link would leave it. */
const LeaveQuestion = ({ question, asked, onLeave, onStay }: LeaveQuestionProps) => {
  const blocker = useBlockedLeave(true);
  const { pathname } = useLocation();
  if (!asked && blocker.state !== 'blocked') return null;
  const stay = () => {
    blocker.reset?.();
    onStay();
  };
  const leave = () => {
    if (blocker.state === 'blocked' && blocker.location.pathname !== pathname) blocker.proceed();
    else {
      // `Atrás` on the same page closes the dialog, as its own button does
      blocker.reset?.();
      onLeave();
    }
  };
  return <ConfirmDialog {...question} onConfirm={leave} onClose={stay} />;
};

/**
 * Hook that closes a dialog with a form. It asks first when closing, `Atrás` or a link would lose something. While the
 * change is being sent, `Atrás` does not ask: a notice reports the outcome.
 */
export const useLeaveQuestion = (
  kind: ChangeState<unknown>['kind'],
  dirty: boolean,
  onClose: () => void,
): { readonly leave: () => void; readonly question: ReactNode } => {
  const [asked, ask] = useState(false);
  const words = leaveQuestion(kind, dirty);
  return {
    leave: () => {
      if (words) ask(true);
      else onClose();
    },
    question: words && kind !== 'sending' && (
      <LeaveQuestion question={words} asked={asked} onLeave={onClose} onStay={() => ask(false)} />
    ),
  };
};

/**
 * Hook that closes a dialog on top of another one. It asks first when closing would lose typed values. For `Atrás` and
 * links the lower dialog must ask: its form counts the values typed above as its own.
 */
export const useCloseQuestion = (
  dirty: boolean,
  onClose: () => void,
): { readonly leave: () => void; readonly question: ReactNode } => {
  const [asked, ask] = useState(false);
  const words = leaveQuestion('idle', dirty);
  return {
    leave: () => {
      if (words) ask(true);
      else onClose();
    },
    question: words && asked && <ConfirmDialog {...words} onConfirm={onClose} onClose={() => ask(false)} />,
  };
};
