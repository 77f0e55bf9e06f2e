import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RequestId } from '@/shared/feedback';
import { texts } from '@/shared/texts';
import { changeTexts } from './change.texts';
import type { ChangeState } from './use-change';

interface Problem {
  readonly severity: 'error' | 'warning';
  readonly title: string;
  readonly message: string;
  readonly detail?: string;
  readonly code: string;
  readonly requestId: string | null;
}

const codes = (...known: readonly (string | null)[]): string => known.filter(Boolean).join(' · ');

const problemOf = (state: ChangeState<unknown>): Problem | undefined => {
  switch (state.kind) {
    case 'idle':
    case 'sending':
      return undefined;
    case 'refused': {
      const { code, extendedCode, message, requestId } = state.refusal;
      return { severity: 'error', title: changeTexts.refused, message, code: codes(code, extendedCode), requestId };
    }
    case 'rejected': {
      const { reason, status } = state.rejection;
      return {
        severity: 'error',
        title: changeTexts.rejected,
        message: changeTexts.rejectedReason(reason),
        detail: changeTexts.rejectedStatus(status),
        code: '',
        requestId: null,
      };
    }
    case 'failed':
    case 'unknown': {
      const { code, extendedCode, service, message, requestId } = state.failure;
      const shared = { message, code: codes(code, extendedCode, service), requestId };
      return state.kind === 'failed'
        ? { ...shared, severity: 'error', title: changeTexts.failed }
        : { ...shared, severity: 'warning', title: changeTexts.unknownTitle, detail: changeTexts.unknownDetail };
    }
  }
};

interface ChangeProblemProps {
  readonly state: ChangeState<unknown>;
  /** Title of what was not made; without it, the words of all changes. */
  readonly title?: string | undefined;
  /** What is current now, and how to go on with it, after a conflict. */
  readonly children?: ReactNode;
}

/** Why a change was not made, or that nobody knows: words, codes and the id of the request (GAP-55). */
export const ChangeProblem = ({ state, title: given, children }: ChangeProblemProps) => {
  const problem = problemOf(state);
  if (!problem) return null;
  const { severity, title, message, detail, code, requestId } = problem;
  return (
    <Alert severity={severity} role="alert">
      <AlertTitle>{severity === 'error' ? (given ?? title) : title}</AlertTitle>
      <Typography variant="body2">{message}</Typography>
      {detail && (
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 560 }}>
          {detail}
        </Typography>
      )}
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
