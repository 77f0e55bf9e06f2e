import type { PersonName } from './people.ts';
import type { EditedField, WorldKind } from './small-world.ts';

// Kinds of stories that search.ts tries, with their limits. The tests changes/two-people*.search.test.ts use them.

/** Maximum number of steps of each kind in a story. */
export interface Budget {
  readonly edits?: readonly (readonly [PersonName, EditedField])[];
  readonly sends?: number;
  readonly authorizes?: number;
  readonly agains?: number;
  readonly swaps?: number;
  /** Requests of the withdrawal by the schedule. */
  readonly asks?: number;
  readonly cuts?: number;
  readonly kills?: number;
  /** Answers that are lost. */
  readonly losses?: number;
  readonly gateways?: readonly number[];
}

/** Exhaustive search of a kind of world: its possible steps in every order. */
export interface Search extends Budget {
  readonly title: string;
  readonly kind: WorldKind;
  /** Maximum steps of a story. */
  readonly depth: number;
  /** Results of operations and kinds of changes that must occur in some story. */
  readonly sees: readonly string[];
}

/** Worlds of the random stories, with all kinds of steps: distributions and schedules. */
export const anything: readonly Omit<Search, 'title' | 'sees'>[] = [
  {
    kind: { ids: 'plain', total: 5_000 },
    edits: [
      ['ana', 'account'],
      ['beto', 'amount'],
      ['ana', 'amount'],
      ['beto', 'account'],
    ],
    sends: 4,
    authorizes: 2,
    agains: 4,
    swaps: 1,
    cuts: 2,
    kills: 2,
    losses: 4,
    depth: 24,
  },
  {
    kind: { ids: 'plain', total: 5_000, scheduled: true },
    edits: [
      ['beto', 'schedule'],
      ['ana', 'unschedule'],
      ['ana', 'schedule'],
      ['beto', 'unschedule'],
    ],
    asks: 1,
    authorizes: 4,
    agains: 4,
    swaps: 1,
    cuts: 2,
    kills: 2,
    losses: 4,
    depth: 24,
  },
];

const kind: WorldKind = { ids: 'plain', total: 5_000 };
const ownEdit = {
  kind,
  edits: [['ana', 'account']],
  sends: 1,
  sees: ['edit made', 'send made', 'send own_edit'],
} as const;

const ownSchedule = {
  kind: { ...kind, scheduled: true },
  edits: [['ana', 'schedule']],
  asks: 1,
  authorizes: 1,
  sees: ['edit made', 'authorize made', 'authorize own_schedule'],
} as const;

/** Exhaustive searches of edits and sendings. */
export const editSearches: readonly Search[] = [
  { ...ownEdit, title: 'an edit and a sending', depth: 6 },
  { ...ownEdit, title: 'a lost answer', losses: 1, gateways: [0], depth: 6 },
  { ...ownEdit, title: 'a store that is cut off', cuts: 1, depth: 5 },
  { ...ownEdit, title: 'a gateway that dies', kills: 1, depth: 6 },
  {
    ...ownEdit,
    title: 'somebody else who edits the amount',
    edits: [
      ['ana', 'account'],
      ['beto', 'amount'],
    ],
    gateways: [0],
    depth: 8,
  },
  { ...ownEdit, title: 'an edit, and a sending again', agains: 1, losses: 1, gateways: [0], depth: 8 },
  { ...ownEdit, title: 'identifiers of digits', kind: { ...kind, ids: 'digits' }, gateways: [0], depth: 6 },
  {
    ...ownEdit,
    title: 'identifiers in capitals',
    kind: { ...kind, capitals: true },
    gateways: [0],
    depth: 6,
    sees: ['send made', 'edit distribution: BAD_ANSWER'],
  },
  {
    ...ownEdit,
    title: 'a part above its total',
    kind: { ...kind, total: 900 },
    gateways: [0],
    depth: 6,
    sees: ['edit made', 'send made', 'send parts_exceed_total'],
  },
];

/** Exhaustive searches of schedules and authorizations. */
export const scheduleSearches: readonly Search[] = [
  { ...ownSchedule, title: 'a schedule and what it requests', depth: 7 },
  { ...ownSchedule, title: 'a schedule whose answer is lost', losses: 1, gateways: [0], depth: 7 },
  { ...ownSchedule, title: 'a schedule, and a store that is cut off', cuts: 1, depth: 5 },
  { ...ownSchedule, title: 'a schedule, and a gateway that dies', kills: 1, depth: 6 },
  { ...ownSchedule, title: 'a schedule and its authorization again', agains: 1, losses: 1, gateways: [0], depth: 7 },
  {
    ...ownSchedule,
    title: 'a schedule that somebody else disables',
    edits: [
      ['ana', 'schedule'],
      ['beto', 'unschedule'],
    ],
    gateways: [0],
    depth: 8,
  },
  {
    ...ownSchedule,
    title: 'a schedule of somebody else that is disabled',
    edits: [
      ['beto', 'schedule'],
      ['ana', 'unschedule'],
    ],
    gateways: [0],
    depth: 8,
  },
  {
    title: 'an authorization again',
    kind,
    authorizes: 1,
    agains: 1,
    swaps: 1,
    losses: 1,
    kills: 1,
    depth: 6,
    sees: ['authorize made', 'again done', 'again version_stale'],
  },
];
