import { useRef } from 'react';
import type { ChangeInput } from '@/shared/apollo/schema-types.generated';
import type { ChangeAnswer, ChangePayload, Rejection } from './change-outcome';
import { useOnce, type Once } from './use-once';

/** A change of something that has versions. */
export interface Change<Args, Payload> extends Omit<Once<Args, Payload>, 'startOver'> {
  /** Goes on with what is current now, after a conflict. */
  readonly goOn: (version: number) => void;
}

/** The function of a generated mutation hook. */
export type SendMutation<Variables, Payload> = (options: {
  readonly variables: Variables;
}) => Promise<ChangeAnswer<Payload>>;

interface ChangeOptions<Args, Payload> {
  /** Version that the person sees when the dialog opens. */
  readonly version: number;
  readonly send: (args: Args & { readonly change: ChangeInput }) => Promise<ChangeAnswer<Payload>>;
  readonly rejectionOf?: (payload: Payload) => Rejection | undefined;
  /** Called once, when the change was made. */
  readonly onDone: (payload: Payload) => void;
}

/** One change, made once, of the version that the person saw. */
export const useChange = <Args extends object, Payload extends ChangePayload>({
  version,
  send,
  rejectionOf,
  onDone,
}: ChangeOptions<Args, Payload>): Change<Args, Payload> => {
  const seen = useRef(version);
  const { startOver, ...change } = useOnce<Args, Payload>({
    send: (args, key) => send({ ...args, change: { ...key, version: seen.current } }),
    rejectionOf,
    onRejected: ({ version: left }) => {
      seen.current = left ?? seen.current;
    },
    onDone,
  });
  return {
    ...change,
    goOn: (current) => {
      seen.current = current;
      startOver();
    },
  };
};
