/** An answer of a service, as it is given again. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

type Side = 'before' | 'after';

/**
 * Creates a recording of the calls of one change and of their answers, before it was made and after. It is played any
 * number of times: the database would take a hundred times as long. What nobody asked while it was recorded is asked now.
 */
export const createRecording = () => {
  let mode: 'off' | 'recording' | 'playing' = 'off';
  let side: Side = 'before';
  const reads = new Map<string, Answer>();
  const changes = new Map<string, Answer>();

  return {
    /** Forgets what it has, and records from now on. */
    begin: (): void => {
      mode = 'recording';
      side = 'before';
      reads.clear();
      changes.clear();
    },
    end: (): void => {
      mode = 'off';
    },
    /** Plays from its beginning: nothing has been made. */
    rewind: (): void => {
      mode = 'playing';
      side = 'before';
    },
    /** Counts the change as made. */
    make: (): void => {
      side = 'after';
    },
    /** Finds the answer, or asks for it. */
    answerTo: async (call: string, isChange: boolean, ask: () => Promise<Answer>): Promise<Answer> => {
      const known = isChange ? changes.get(call) : reads.get(`${side} ${call}`);
      const answer = mode === 'playing' && known !== undefined ? known : await ask();
      if (mode !== 'off' && answer.status < 300)
        (isChange ? changes : reads).set(isChange ? call : `${side} ${call}`, answer);
      if (mode !== 'off' && isChange) side = 'after';
      return answer;
    },
  };
};
