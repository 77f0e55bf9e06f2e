import { sends, serviceFaults, type ServiceFault } from './service-faults.ts';
import type { Trouble } from './service-line.ts';

/** A way of failing at a call. */
interface Kind extends Pick<ServiceFault, 'does' | 'unknown'> {
  readonly answer: Trouble['answer'];
  /** Shows if it can be a refusal of what was asked. */
  readonly isRefusal?: boolean;
}
const kindOf = (does: string): Kind => {
  const fault = serviceFaults.find((known) => known.does === does);
  if (!fault) throw new Error(`No service ${does}.`);
  return { ...fault, answer: fault.service, isRefusal: fault.kind === 'NOT_FOUND' };
};
/** Answers that nobody can read. */
export const unread: readonly Kind[] = [
  kindOf('answers no JSON'),
  kindOf('answers a text for an object'),
  { does: 'answers an object of another shape', unknown: true, answer: sends(200, '{"rows":"none","size":"x"}') },
];
const broken = [kindOf('answers 500'), kindOf('resets the connection')];
/** The service did nothing. */
const refusing: readonly Kind[] = [
  { does: 'is beyond the limit of a request', unknown: false, answer: 'isTooMany' },
  { does: 'is not there', unknown: false, answer: 'refuses' },
  kindOf('answers 429'),
  kindOf('answers 404'),
  ...broken,
];

/** Ends of a read that leave a person unchecked. */
export const unreadable: readonly Kind[] = [kindOf('answers 404'), kindOf('answers 500'), ...unread];

/** One call of a mutation, and one way in which it fails. */
export interface Story {
  readonly title: string;
  readonly kind: Kind;
  readonly trouble: Trouble;
  readonly isRead: boolean;
  /** The change has been made by the time. */
  readonly isAfter: boolean;
}

/** Distinguishes a read from a change. */
export const isRead = (call: string): boolean => call.startsWith('GET');

/** Every failure of each call of a mutation: of a change, before it was done and after. */
export const storiesOf = (calls: readonly string[]): readonly Story[] => {
  const change = calls.findIndex((call) => !isRead(call));
  return calls.flatMap((call, at) => {
    const story = (done: boolean) => (kind: Kind) => ({
      title: `${call.replace(/\?.*/, '')} ${kind.does}${done ? ', having done it' : ''}`,
      kind,
      trouble: { at, done, answer: kind.answer },
      isRead: at !== change,
      isAfter: change >= 0 && (at > change || done),
    });
    return at === change
      ? [...refusing.map(story(false)), ...[...broken, ...unread].map(story(true))]
      : [...refusing, ...unread].map(story(false));
  });
};
