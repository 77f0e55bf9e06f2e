import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AdviceText, codesOf, RequestId, type Advice } from '@/shared/feedback';
import { texts } from '@/shared/texts';
import { changeTexts } from './change.texts';
import type { ChangeState } from './use-change';

interface Problem extends Advice {
  readonly severity: 'error' | 'warning';
  readonly title: string;
  readonly message: string;
  readonly detail?: string;
  readonly code: string;
  readonly requestId: string | null;
}

const problemOf = (state: ChangeState<unknown>): Problem | undefined => {
  switch (state.kind) {
    case 'idle':
    case 'sending':
      return undefined;
    case 'refused': {
      const { message, cause, nextStep, requestId } = state.refusal;
      const code = codesOf(state.refusal);
      const told = { message, cause, nextStep, code, requestId };
      return state.mayBeMade
        ? { ...told, severity: 'warning', title: changeTexts.mayBeMade }
        : { ...told, severity: 'error', title: changeTexts.refused };
    }
    case 'rejected': {
      const { reason, status, cause, nextStep } = state.rejection;
      return {
        severity: 'error',
        title: changeTexts.rejected,
        message: changeTexts.rejectedReason(reason),
        cause,
        nextStep,
        detail: changeTexts.rejectedStatus(status),
        code: '',
        requestId: null,
      };
    }
    case 'failed':
    case 'unknown': {
      const { message, cause, nextStep, requestId } = state.failure;
      const shared = { message, cause, nextStep, code: codesOf(state.failure), requestId };
      return state.kind === 'failed'
        ? { ...shared, severity: 'error', title: changeTexts.failed }
        : { ...shared, severity: 'warning', title: changeTexts.unknownTitle, nextStep: changeTexts.unknownDetail };
    }
  }
};

interface ChangeProblemProps {
  readonly state: ChangeState<unknown>;
  /** Title of a failed, refused or rejected change; by default, the text of all changes. */
  readonly title?: string | undefined;
  /** Comparison with the current state after a conflict, and the button that continues. */
  readonly children?: ReactNode;
}

/**
 * Reason why a change was not made, or the warning that it may have been made. Shows texts, codes and request id
 * (GAP-55).
 */
export const ChangeProblem = ({ state, title: given, children }: ChangeProblemProps) => {
  const problem = problemOf(state);
  if (!problem) return null;
  const { severity, title, message, detail, code, requestId, ...advice } = problem;
  return (
    <Alert severity={severity} role="alert">
      <AlertTitle>{severity === 'error' ? (given ?? title) : title}</AlertTitle>
      <Typography variant="body2">{message}</Typography>
      {detail && (
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 560 }}>
          {detail}
        </Typography>
      )}
      <AdviceText {...advice} />
      {children}
      {code !== '' && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.75 }}>
          {texts.code} <code>{code}</code>
        </Typography>
      )}
      {requestId !== null && <RequestId id={requestId} />}
    </Alert>
  );
};
