/** Recorded answer of a service. */
export interface RecordedAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

type Side = 'before' | 'after';

/**
 * Creates a recording of the calls of one change, with their answers before and after the change. A test replays it
 * many times, because the database would be slower. A call without a recorded answer is sent during the replay, and its
 * answer is recorded, too. Only answers below 300 are recorded.
 */
export const createRecording = () => {
  let mode: 'off' | 'recording' | 'playing' = 'off';
  let side: Side = 'before';
  const reads = new Map<string, RecordedAnswer>();
  const changes = new Map<string, RecordedAnswer>();

  return {
    /** Clears the recording and starts a new one. */
    begin: (): void => {
      mode = 'recording';
      side = 'before';
      reads.clear();
      changes.clear();
    },
    end: (): void => {
      mode = 'off';
    },
    /** Replays from the state before the change. */
    rewind: (): void => {
      mode = 'playing';
      side = 'before';
    },
    /** Switches to the answers after the change, without a call: as if another person had made it. */
    make: (): void => {
      side = 'after';
    },
    /** Returns the recorded answer, or sends the call. */
    answerTo: async (call: string, isChange: boolean, ask: () => Promise<RecordedAnswer>): Promise<RecordedAnswer> => {
      const known = isChange ? changes.get(call) : reads.get(`${side} ${call}`);
      const answer = mode === 'playing' && known !== undefined ? known : await ask();
      if (mode !== 'off' && answer.status < 300)
        (isChange ? changes : reads).set(isChange ? call : `${side} ${call}`, answer);
      if (mode !== 'off' && isChange) side = 'after';
      return answer;
    },
  };
};
