import { sends, serviceFaults, type ServiceFault } from './service-faults.ts';
import type { CallFailure } from './service-proxy.ts';

/** Failure of one call. */
interface Kind extends Pick<ServiceFault, 'does' | 'isOutcomeUnknown'> {
  readonly answer: CallFailure['answer'];
  /** True when the failure may be a refusal of the request. */
  readonly isRefusal?: boolean;
}
const kindOf = (does: string): Kind => {
  const fault = serviceFaults.find((known) => known.does === does);
  if (!fault) throw new Error(`No service ${does}.`);
  return { ...fault, answer: fault.service, isRefusal: fault.kind === 'NOT_FOUND' };
};
/** Answers that cannot be parsed or mapped. */
export const invalidAnswers: readonly Kind[] = [
  kindOf('answers no JSON'),
  kindOf('answers a text for an object'),
  {
    does: 'answers an object of another shape',
    isOutcomeUnknown: true,
    answer: sends(200, '{"rows":"none","size":"x"}'),
  },
];
const broken = [kindOf('answers 500'), kindOf('resets the connection')];
/** Failures before the service makes a change. */
const refusing: readonly Kind[] = [
  { does: 'is beyond the limit of a request', isOutcomeUnknown: false, answer: 'isTooMany' },
  { does: 'is not there', isOutcomeUnknown: false, answer: 'refuses' },
  kindOf('answers 429'),
  kindOf('answers 404'),
  ...broken,
];

/**
 * Failures of reading the record that a change concerns. Whether this person may change it, and its state, cannot be
 * checked then.
 */
export const failedReads: readonly Kind[] = [kindOf('answers 404'), kindOf('answers 500'), ...invalidAnswers];

/** Failure of one call of a mutation. */
export interface FailureCase {
  readonly title: string;
  readonly kind: Kind;
  readonly failure: CallFailure;
  /** True for every call but the first change. */
  readonly isRead: boolean;
  /** True when the change was made before the failure. */
  readonly isAfter: boolean;
}

/** Returns whether a call is a read. */
export const isRead = (call: string): boolean => call.startsWith('GET');

/** Lists the failures of each call of a mutation. The first change fails both before and after the service made it. */
export const failureCasesOf = (calls: readonly string[]): readonly FailureCase[] => {
  const change = calls.findIndex((call) => !isRead(call));
  return calls.flatMap((call, at) => {
    const story = (done: boolean) => (kind: Kind) => ({
      title: `${call.replace(/\?.*/, '')} ${kind.does}${done ? ', having done it' : ''}`,
      kind,
      failure: { callIndex: at, isMade: done, answer: kind.answer },
      isRead: at !== change,
      isAfter: change >= 0 && (at > change || done),
    });
    return at === change
      ? [...refusing.map(story(false)), ...[...broken, ...invalidAnswers].map(story(true))]
      : [...refusing, ...invalidAnswers].map(story(false));
  });
};
