import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestStore } from '../activity-store.ts';
import { createGround, type Ground } from './ground.ts';
import { beginStory, type Story } from './small-world.ts';
import { anything, type Budget, type Search } from './stories.ts';

// Tries the orders of steps of people, gateways, services and failures. Each order is a story, which must keep the
// invariants, such as the rule of two people. The tests changes/two-people*.search.test.ts run these searches.

/** Story that violated an invariant. */
export interface Found {
  readonly problem: string;
  readonly steps: readonly string[];
}

type Step = readonly [name: string, take: () => Promise<void>];

const counted = (taken: readonly string[]) => (verb: string) => taken.filter((name) => name.startsWith(verb)).length;

/** Returns the possible steps of sent changes: delivery, answer, timeout, and a killed gateway. */
const stepsOfChanges = ({ acts, operations }: Story, budget: Budget, taken: readonly string[]): readonly Step[] => {
  const { kills = 0, losses = 0 } = budget;
  const count = counted(taken);
  return operations().flatMap(({ pending, state, person, name, gateway }, place): readonly Step[] => {
    const about = `${name} of ${person.username}`;
    if (!pending) return [];
    const reach: Step = [`reach: ${about}`, () => acts.reach(place)];
    if (state !== 'running') return pending.answer ? [] : [reach];
    const steps: Step[] = [pending.answer ? [`answer: ${about}`, () => acts.answer(place)] : reach];
    if (!pending.isGivenUp && count('lose') < losses) steps.push([`lose: ${about}`, () => acts.giveUp(place)]);
    if (count('kill') < kills) steps.push([`kill: gateway at ${gateway}`, () => acts.kill(gateway)]);
    return steps;
  });
};

/** Returns the possible steps that send money. */
const sendingsAt = (gateway: number, story: Story, budget: Budget, taken: readonly string[]): readonly Step[] => {
  const { acts, isAsked } = story;
  const { sends = 0, authorizes = 0 } = budget;
  const count = counted(taken);
  const steps: Step[] = [];
  if (count('send') < sends) steps.push([`send: ana at ${gateway}`, () => acts.send('ana', gateway)]);
  if (count('authorize') < authorizes && isAsked())
    steps.push([`authorize: ana at ${gateway}`, () => acts.authorize('ana', gateway)]);
  return steps;
};

/** Returns the possible steps of people at a gateway, and the loss of its store. */
const stepsAt = (gateway: number, story: Story, budget: Budget, taken: readonly string[]): readonly Step[] => {
  const { acts } = story;
  const { edits = [], agains = 0, cuts = 0 } = budget;
  const count = counted(taken);
  const steps: Step[] = [];
  const edit = edits[count('edit')];
  if (edit && (edit[1] !== 'unschedule' || story.isScheduled()))
    steps.push([`edit: ${edit[1]} by ${edit[0]} at ${gateway}`, () => acts.edit(edit[0], gateway, edit[1])]);
  steps.push(...sendingsAt(gateway, story, budget, taken));
  for (const [place, { name }] of story.operations().entries())
    if (count('again') < agains && story.mayAgain(place))
      steps.push([`again: ${name} at ${gateway}`, () => acts.again(place, gateway)]);
  if (!story.isCut(gateway) && count('cut') < cuts) steps.push([`cut: store at ${gateway}`, () => acts.cut(gateway)]);
  return steps;
};

/**
 * Returns the steps that are possible now. The second gateway is tried only after a step at the first: before that,
 * both are alike.
 */
const stepsOf = (story: Story, budget: Budget, taken: readonly string[]): readonly Step[] => {
  const { gateways = [0, 1], swaps = 0, asks = 0 } = budget;
  const used = gateways.filter((gateway) => gateway === 0 || taken.some((name) => name.includes('at 0')));
  const mayAsk = !story.isAsked() && counted(taken)('ask') < asks;
  const maySwap = taken.length > 0 && counted(taken)('swap') < swaps;
  return [
    ...stepsOfChanges(story, budget, taken),
    ...used.flatMap((gateway) => stepsAt(gateway, story, budget, taken)),
    ...(mayAsk ? [['ask: the schedule', story.acts.ask] as const] : []),
    ...(maySwap ? [['swap: the service', story.acts.swap] as const] : []),
  ];
};

/** Runs one story: the prescribed steps, then chosen ones, up to `depth` steps. */
const tell = async (
  ground: Ground,
  { kind, depth, ...budget }: Omit<Search, 'title' | 'sees'>,
  prescribed: readonly number[],
  choose: (most: number) => number,
) => {
  const story = await beginStory(ground, kind);
  const taken: string[] = [];
  const found: Found[] = [];
  const look = () => {
    for (const problem of story.problems().slice(found.length)) found.push({ problem, steps: [...taken] });
  };
  const widths: number[] = [];
  while (taken.length < depth) {
    const steps = stepsOf(story, budget, taken);
    const place = prescribed[taken.length] ?? choose(steps.length);
    const step = steps[place];
    if (!step) break;
    widths.push(steps.length);
    taken.push(step[0]);
    await step[1]();
    look();
  }
  await story.end();
  look();
  return { widths, found, seen: story.seen() };
};

/** Returns the stories that differ from this one in one step after the prescribed ones. */
const othersOf = (prescribed: readonly number[], widths: readonly number[]): (readonly number[])[] => {
  const choices = widths.map((_, place) => prescribed[place] ?? 0);
  return widths.flatMap((width, place) =>
    place < prescribed.length
      ? []
      : Array.from({ length: width - 1 }, (_, other) => [...choices.slice(0, place), other + 1]),
  );
};

/**
 * Searches all stories up to a depth for violated invariants. `unseen` has the events that no story produced although
 * the search had to see them. Such a search proves nothing about them.
 */
export const search = async (ground: Ground, wanted: Search) => {
  const found = new Map<string, Found>();
  const seen = new Set<string>();
  const open: (readonly number[])[] = [[]];
  for (let prescribed = open.pop(); prescribed; prescribed = open.pop()) {
    const { widths, found: broken, seen: inStory } = await tell(ground, wanted, prescribed, () => 0);
    for (const one of inStory) seen.add(one);
    for (const one of broken)
      if (one.steps.length < (found.get(one.problem)?.steps.length ?? Infinity)) found.set(one.problem, one);
    open.push(...othersOf(prescribed, widths));
  }
  return {
    found: [...found.values()],
    unseen: wanted.sees.filter((event) => !seen.has(event)),
  };
};

/** Timeout of one search in milliseconds, also for a busy machine. A search that is cut off disturbs the next. */
export const SEARCH_TIMEOUT = 300_000;

/** Result of a search in which no story violates an invariant. */
export const RULES_KEPT = { found: [], unseen: [] };

/**
 * Runs long random stories, with the same choices for the same seed.
 * @returns first story that violates an invariant; undefined when none does
 */
export const walk = async (ground: Ground, seed: number, stories: number): Promise<Found | undefined> => {
  let state = seed;
  // mulberry32 (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c)
  const chance = (most: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, most);
  };
  for (let story = 0; story < stories; story += 1) {
    for (const world of anything) {
      const [found] = (await tell(ground, world, [], chance)).found;
      if (found) return found;
    }
  }
  return undefined;
};

/** Creates the store and the shared state for the stories of a search. */
export const openGround = async () => {
  const { store, drop } = await createTestStore();
  const folder = mkdtempSync(join(tmpdir(), 'gateway-small-world-'));
  return {
    ground: createGround(store, folder),
    close: async () => {
      await drop();
      rmSync(folder, { recursive: true });
    },
  };
};
