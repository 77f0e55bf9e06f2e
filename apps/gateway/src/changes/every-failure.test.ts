// Guards: Whatever fails at any call of a mutation, it is made once, reported as it is, and checked until it was sent.
import {
  aKey,
  makesLink,
  mutationNames,
  prepareMutation,
  takesKey,
  takesVersion,
  type Asked,
  type AskMutation,
} from '../testing/asked-mutation.ts';
import { createTestTrail } from '../testing/audit-trail.ts';
import { startGatewayBehindLine } from '../testing/behind-line.ts';
import { isRead, storiesOf, unread, unreadable, type Story } from '../testing/failure-stories.ts';
import type { TestPerson } from '../testing/index.ts';
import { mutationTries } from '../testing/mutation-tries.ts';
import { createWaitingEntities, type Try } from '../testing/waiting-entities.ts';

const trail = createTestTrail();
const plenty = 250;
/** Read by the gateway at each request. */
const requestLimits = { upstreamCalls: plenty };
const { line, gateway, platform } = await startGatewayBehindLine({
  keepsActivity: true,
  config: { fourEyes: { required: true, allowsUnknown: false, from: 0, machines: [] } },
  takeAudit: trail.take,
  requestLimits,
  callLimits: { breakerThreshold: 1_000_000 },
});

/** Seconds: a token outlasts the file, whose hundreds of tests take minutes on a busy machine. */
const lifetime = 7_200;
const asking = async (claims: object): Promise<TestPerson> =>
  gateway.withToken(await platform.tokenFor('administrador', { claims: { ...claims }, expiresIn: lifetime }));
const person = await asking({});
const people = {
  /** The same person, once they may do nothing any more. */
  barred: await asking({ realm_access: { roles: [] } }),
  /** The same person by the name of who requested the money. */
  requester: await asking({ preferred_username: 'tesoreria.luzn' }),
  /** Another person who may do everything. */
  other: await asking({ sub: 'another-person', preferred_username: 'otra' }),
};

const tries = mutationTries(createWaitingEntities(platform, person));

/** Outcome of a change, as it was reported to a person. */
type Told = 'done' | 'refused' | 'failed' | 'unknown' | 'forbidden';

const toldBy = ({ payload, errors }: Asked): Told => {
  const [error] = errors ?? [];
  if (error === undefined) return payload?.error ? 'refused' : 'done';
  if (error.extensions.code === 'FORBIDDEN') return 'forbidden';
  return Reflect.get(error.extensions, 'outcomeUnknown') === true ? 'unknown' : 'failed';
};
/** The same with its code, so that two answers can be compared. */
const wordsOf = (asked: Asked): string =>
  `${toldBy(asked)} ${asked.payload?.error?.extendedCode ?? asked.errors?.[0]?.extensions.code ?? ''}`.trim();
/** Of a change that may have been made, and of no other, it is said what to do first. */
const saysToLook = ({ payload, errors }: Asked): boolean =>
  `${errors?.[0]?.message} ${payload?.error?.message}`.includes('No se sabe si la operación se completó');

/** Rules that refuse because of what could not be read. */
const unreadRules = new Set(['refused destinations_unread']);

/** Everything that may be reported of a first run. @param sent whether the change reached its service */
const truthsOf = ({ kind, isRead: ofRead, isAfter }: Story, sent: boolean): readonly Told[] => {
  if (isAfter) return ofRead || unread.includes(kind) ? ['done', 'unknown'] : ['unknown'];
  if (ofRead && sent) return ['done'];
  if (!ofRead && kind.unknown) return ['unknown'];
  return kind.isRefusal === true ? ['failed', 'refused'] : ['failed'];
};

test('every mutation of the schema is looked at', () => {
  expect(Object.keys(tries).sort()).toEqual([...mutationNames].sort());
});

/** A mutation, and what is reported to those who come with a key of their own. */
interface Known {
  readonly name: string;
  readonly ask: AskMutation;
  readonly asker: TestPerson;
  readonly calls: readonly string[];
  /** Reported to the person who requested the money. */
  readonly barred: string;
  /** Reported once others have made the change. */
  readonly late: string;
}

const learn = async (name: string, args: Try): Promise<Known> => {
  // who makes links may not make many
  const asker = makesLink(name) ? await asking({ sub: aKey() }) : person;
  const ask = await prepareMutation(name, args);
  const calls = await line.record(async () => {
    expect(wordsOf(await ask(asker, aKey()))).toBe('done');
  });
  await line.replay();
  const barred = wordsOf(await ask(people.requester, aKey()));
  await line.replay();
  line.makeByOthers();
  return { name, ask, asker, calls, barred, late: wordsOf(await ask(asker, aKey())) };
};

/** One end of a call of a mutation, and all who come with its key afterwards. */
const createScene = ({ name, ask, asker, calls, barred, late }: Known, story: Story) => {
  const key = aKey();
  const problems: string[] = [];
  const told: string[] = [];
  const demand = (isRight: boolean, what: string): void => {
    if (!isRight) problems.push(`${story.title}: ${what}`);
  };
  const asks = async (who: TestPerson, isRepeat = false) => {
    const asked = await ask(who, key);
    const is = toldBy(asked);
    told.push(isRepeat && is === 'done' ? 'repeated' : is);
    return { asked, is, words: wordsOf(asked), sent: line.changes() };
  };
  type Run = Awaited<ReturnType<typeof asks>>;
  const isNew = ({ is }: Run): boolean => is === 'failed' || is === 'refused';

  return {
    problems,
    begin: async (): Promise<Run> => {
      trail.clear();
      await line.replay(story.trouble);
      if (story.kind.answer === 'isTooMany') requestLimits.upstreamCalls = story.trouble.at;
      const first = await asks(asker);
      requestLimits.upstreamCalls = plenty;
      await line.mend();
      return first;
    },
    isTold: (first: Run): void => {
      const isTrue = truthsOf(story, first.sent.length > 0).includes(first.is) || unreadRules.has(first.words);
      demand(isTrue, `told as ${first.words}, sent ${first.sent.length} times`);
      demand(saysToLook(first.asked) === (first.is === 'unknown'), 'told what to do first, or not');
      demand(first.sent.length <= 1, `sent ${first.sent.length} times at once`);
    },
    /** People who may not do it: without the permission, or because they requested it. */
    isBarred: async (first: Run): Promise<void> => {
      const withoutRoles = await asks(people.barred);
      demand(withoutRoles.is === 'forbidden' && withoutRoles.sent.length === 0, 'done for who may not do it');
      if (barred !== 'refused own_request' || first.is === 'done') return;
      const own = await asks(people.requester);
      demand(own.words === barred && own.sent.length === 0, `${own.words} for who asked for it`);
    },
    /** The version and the rule, as others left them: of what was not sent, and for another person. */
    isChecked: async (first: Run): Promise<void> => {
      if (isNew(first) && late !== 'done') {
        line.makeByOthers();
        const moved = await asks(asker);
        demand(moved.words === late && moved.sent.length === 0, `${moved.words} where a new key is ${late}`);
        line.unmake();
      }
      if (!story.isAfter && first.is !== 'done') return;
      const other = await asks(people.other);
      demand(other.words === late, `${other.words} for another person, who is late`);
      const keys = first.sent.flatMap((change) => change.key ?? []);
      demand(!other.sent.some((change) => keys.includes(change.key ?? '')), 'sent under the key of another person');
    },
    /** A record that nobody can read any more: that is not reported as if nothing had been made. */
    isUnread: async (first: Run): Promise<void> => {
      if (first.is !== 'unknown' || !takesVersion(name)) return;
      for (const kind of unreadable) {
        line.trouble({ at: 0, answer: kind.answer });
        const unread = await asks(asker);
        await line.mend();
        demand(unread.is === 'unknown' && unread.sent.length === 0, `then ${kind.does}: ${unread.words}`);
        demand(saysToLook(unread.asked), 'not told what to do first');
      }
    },
    isRepeated: async (first: Run): Promise<void> => {
      const once = takesKey(name);
      const again = await asks(asker, once && !isNew(first));
      demand(again.is === 'done', `asked again: ${again.words}`);
      const isSent = calls.some((call) => !isRead(call)) && !(once && first.is === 'done');
      demand(again.sent.length === (isSent ? 1 : 0), `sent ${again.sent.length} times by the repeat`);
      demand(new Set([...first.sent, ...again.sent].map((change) => change.key)).size <= 1, 'sent under two keys');
      if (once) demand((await asks(asker, true)).sent.length === 0, 'sent though it is known to be done');
    },
    isAudited: (): void => {
      const results = trail.events().flatMap(({ kind, result }) => (kind === 'change' ? [result] : []));
      demand(results.join() === told.join(), `the trail has ${results.join()}, and they were told ${told.join()}`);
    },
  };
};

test.each(Object.entries(tries))(
  '%s is made once, told as it is, and checked until it was sent, whatever fails',
  async (name, args) => {
    const known = await learn(name, args);
    const problems: string[] = [];
    /** Ends of a first run whose key others have tried: once each, for the time that it takes. */
    const tried = new Set<string>();
    for (const story of storiesOf(known.calls)) {
      const scene = createScene(known, story);
      const first = await scene.begin();
      // what is known already is not asked
      if (line.calls().length <= story.trouble.at && first.is === 'done') continue;
      scene.isTold(first);
      const end = `${story.trouble.at} ${first.words} ${first.sent.length}`;
      if (!tried.has(end)) {
        tried.add(end);
        await scene.isBarred(first);
        await scene.isChecked(first);
        await scene.isUnread(first);
      }
      await scene.isRepeated(first);
      scene.isAudited();
      problems.push(...scene.problems);
    }
    expect(problems).toEqual([]);
  },
);
