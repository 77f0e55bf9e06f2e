import type { ReactNode } from 'react';
import { errorOf } from '@/shared/apollo';
import { PartFailed } from './PartFailed';
import { PartLoading } from './PartLoading';
import { Nothing } from './Section';

/** What a query hook says. */
export interface Asked {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

interface AskedPartProps<Part> {
  readonly asked: Asked;
  /** What was asked for, in what was answered. */
  readonly part: Part | null | undefined;
  readonly texts: {
    readonly failed: string;
    /** Its service does not know it. */
    readonly unknown: string;
  };
  readonly children: (part: Part) => ReactNode;
}

/** A part of a detail that is asked for apart: the rest stands while it loads, and when it fails. */
export const AskedPart = <Part,>({ asked, part, texts, children }: AskedPartProps<Part>) => {
  if (part !== null && part !== undefined) return children(part);
  if (asked.loading) return <PartLoading />;
  const failure = errorOf(asked);
  if (!failure) return <Nothing>{texts.unknown}</Nothing>;
  return <PartFailed title={texts.failed} failure={failure} onRetry={() => void asked.refetch()} />;
};
