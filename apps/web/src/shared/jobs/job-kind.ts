import type { ApolloClient } from '@apollo/client';
import type { NoticeAction, NoticeLink } from '@/shared/feedback';

/** How a job stands, and what is told once it ended. */
export type JobState =
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly text: string; readonly action: NoticeAction; readonly link: NoticeLink }
  | { readonly kind: 'failed'; readonly text: string; readonly link: NoticeLink }
  /** Nothing can be told of it any more: it is gone, or the person may not see it. */
  | { readonly kind: 'gone' };

/** Asks how a job stands; rejects when there was no answer. */
export type AskJob = (client: ApolloClient, id: string) => Promise<JobState>;

/** A kind of job: its feature knows how to ask. */
export interface JobKind {
  /** What the browser remembers it by. */
  readonly id: string;
  /** Loaded when there is such a job. */
  readonly load: () => Promise<AskJob>;
}
