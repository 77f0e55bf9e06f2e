import { randomUUID } from 'node:crypto';
import { readEvents } from '../../activity/event-reader.ts';
import { configurationFrom } from '../../modules/collector/collector.mappers.ts';
import { at } from '../../unknown-value.ts';
import type { Ground } from './ground.ts';
import { createOperations, type Operation } from './operations.ts';
import { documents, people, type PersonName } from './people.ts';
import type { SmallGateway } from './small-gateway.ts';
import { createSmallService, type Effect } from './small-service.ts';

// World of one story: two people, two gateways with their real modules, one store, and stubs of the services.

/** Options of a world. */
export interface WorldKind {
  /** Form of the services' identifiers. */
  readonly ids: 'plain' | 'digits';
  /** True when people write the identifiers in capitals. */
  readonly capitals?: boolean;
  /** True when a schedule requests the withdrawal. Otherwise a person has requested it. */
  readonly scheduled?: boolean;
  /** Total of the distribution, in pesos. From 1,000 on, `FOUR_EYES` applies. */
  readonly total: number;
}

/** Edit of a destination or amount: a field of the part, or an entry of the schedule that is set or disabled. */
export type EditedField = 'account' | 'amount' | 'schedule' | 'unschedule';

/** Milliseconds on the clock between two stories, so that leases and caches of the first one end. */
const BETWEEN = 3_600_000;
/** Milliseconds until a killed gateway is back: longer than the lease of a change (changes/change-keys.ts). */
const UNTIL_BACK = 120_000;

/** Mutations of the stories. */
type Verb = keyof Pick<typeof documents, 'edit' | 'send' | 'authorize' | 'schedule' | 'unschedule'>;
type Asked = readonly [given: object, version: number];

const identifiers = ({ ids }: WorldKind) => {
  const digits = () => String(100_000_000_000 + Math.floor(Math.random() * 1e11));
  const newId = ids === 'digits' ? digits : () => `${randomUUID().slice(0, 8)}c0ffee`;
  return { newId, ids: { whole: newId(), part: newId(), out: newId(), collector: newId() } };
};

/** Finds violations after the story: a change without an activity event of its record, or two changes of one key. */
const brokenAtEnd = async (
  { store }: Ground,
  effects: readonly Effect[],
  operationOf: (effect: Effect) => Operation | undefined,
): Promise<readonly string[]> => {
  const problems: string[] = [];
  const keys = effects.map((effect) => operationOf(effect)?.key);
  if (new Set(keys).size < keys.length) problems.push('one key, two changes');
  for (const { call, kind, id } of effects) {
    const conditions = { userId: call.personId, id, kind: 'change', requestId: call.headers['x-request-id'] };
    const { size } = await readEvents(store, conditions, { offset: 0, limit: 1 });
    if (size === 0) problems.push(`${kind} is made and no activity of its record names it`);
  }
  return problems;
};

/** Begins a story with two people, two gateways, one store and the service stubs. */
export const beginStory = async (ground: Ground, kind: WorldKind) => {
  const { gateways, lines, carriers, pass } = ground;
  const story = randomUUID();
  const { ids, newId } = identifiers(kind);
  const asWritten = (id: string) => (kind.capitals ? id.toUpperCase() : id);
  const service = createSmallService(ids, newId, { total: kind.total, isScheduled: kind.scheduled === true });
  const problems: string[] = [];
  const isCut = [false, false];
  pass(BETWEEN);
  lines.length = 0;
  for (const place of [0, 1]) gateways[place] ??= await ground.start();
  const gatewayAt = (place: number): SmallGateway => {
    const gateway = gateways[place];
    if (!gateway) throw new Error('No gateway.');
    return gateway;
  };
  const operations = createOperations({
    story,
    service,
    gatewayAt,
    pass,
    onSend: ({ name, person, shown }, call) => {
      if (call.name.includes('autorizar') && shown !== service.shown())
        problems.push(`${name} authorizes what ${person.username} did not see`);
    },
  });
  carriers.set(story, operations.carry);

  const see = async (gateway: number, name: PersonName, document: string, id: string) => {
    const { data } = await gatewayAt(gateway).execute(people[name].viewer, `${story}-look`, document, { id });
    const version = at(at(data, 'seen'), 'version');
    return typeof version === 'number' ? version : 0;
  };
  const start = (verb: Verb, by: PersonName, gateway: number, [given, version]: Asked) => {
    const key = randomUUID();
    return operations.start({
      name: `${operations.all().length} ${verb.replace(/^(un)?schedule$/, 'edit')}`,
      person: people[by].viewer,
      gateway,
      key,
      document: documents[verb],
      variables: { ...given, version, once: { idempotencyKey: key }, change: { idempotencyKey: key, version } },
      shown: service.shown(),
    });
  };

  const acts = {
    edit: (by: PersonName, gateway: number, field: EditedField) => {
      if (field === 'schedule') {
        const value = people[by].account;
        return start(field, by, gateway, [{ collectorId: ids.collector, variableId: '1', value }, 0]);
      }
      const entry = service.entry();
      if (field === 'unschedule') {
        if (!entry) throw new Error('Nothing is scheduled.');
        return start(field, by, gateway, [
          { id: entry.id, collectorId: ids.collector },
          configurationFrom(entry).version,
        ]);
      }
      const { destination, amount, version } = service.part();
      const { cuit, name, value } = destination;
      const kept = { format: 'CBU', account: value, cuit, name, amount: String(amount) };
      const changed = {
        account: { account: people[by].account, cuit: '20-26756539-3', name: by, amount: '5000' },
        amount: { amount: amount === 4_000 ? '5000' : '4000' },
      }[field];
      const part = { whole: asWritten(ids.whole), id: asWritten(ids.part), detail: { ...kept, ...changed } };
      return start('edit', by, gateway, [part, version]);
    },
    send: async (by: PersonName, gateway: number) =>
      start('send', by, gateway, [{ id: ids.whole }, await see(gateway, by, documents.seeWhole, ids.whole)]),
    authorize: async (by: PersonName, gateway: number) =>
      start('authorize', by, gateway, [{ id: ids.out }, await see(gateway, by, documents.seeOut, ids.out)]),
    again: (place: number, gateway: number) => {
      const { person, key, document, variables, shown } = operations.at(place);
      const name = `${operations.all().length} again`;
      return operations.start({ name, person, gateway, key, document, variables, shown });
    },
    reach: (place: number) => {
      const before = service.effects().length;
      operations.reach(place);
      const effect = service.effects()[before];
      const { id: person, username } = operations.at(place).person;
      if (effect && effect.amount >= 1_000 && effect.editors.has(person))
        problems.push(`${username} sends alone what they edited last`);
      const about = `"${effect?.id ?? ids.collector}"`;
      if (effect && !lines.some((line) => line.includes(`"${person}"`) && line.includes(about)))
        problems.push(`${effect.kind} is made and no line names it`);
      return Promise.resolve();
    },
    answer: operations.answer,
    giveUp: operations.giveUp,
    /** Disconnects a gateway from the store, or reconnects it. */
    cut: async (gateway: number, away = true) => {
      isCut[gateway] = away;
      gatewayAt(gateway).cut(away);
      await operations.rest();
    },
    /** Kills a gateway, and starts another one on its files. */
    kill: async (gateway: number) => {
      operations.dieAt(gateway);
      gatewayAt(gateway).kill();
      pass(UNTIL_BACK);
      gateways[gateway] = await ground.start(ground.copyFiles(gatewayAt(gateway)));
      isCut[gateway] = false;
    },
    ask: () => {
      service.ask();
      return Promise.resolve();
    },
    swap: () => {
      service.swap();
      return Promise.resolve();
    },
  };

  return {
    acts,
    operations: operations.all,
    isAsked: service.isAsked,
    isScheduled: () => service.entry() !== undefined,
    isCut: (place: number) => isCut[place] === true,
    /** Returns whether the person may retry an operation: its outcome is unknown, and no other attempt is running. */
    mayAgain: (place: number) => {
      const { key, state, end } = operations.at(place);
      const isRunning = operations.all().some((other) => other.key === key && other.state === 'running');
      return !isRunning && (state === 'dead' || end === 'unknown');
    },
    problems: (): readonly string[] => problems,
    /**
     * Returns the results of operations and the kinds of changes. A search proves something only about what it has
     * seen.
     */
    seen: (): readonly string[] => [
      ...operations.all().map(({ name, end }) => `${name.split(' ')[1] ?? ''} ${end ?? 'dead'}`),
      ...service.effects().map((effect) => `${effect.kind} made`),
    ],
    /** Ends all open calls, and checks the invariants of the whole story. */
    end: async (): Promise<void> => {
      for (const place of [0, 1]) if (isCut[place]) await acts.cut(place, false);
      for (const [place, { state, pending }] of operations.all().entries())
        if (state === 'running' && pending) await acts.giveUp(place);
      for (const place of [0, 1]) await gatewayAt(place).flush();
      const nameOf = ({ call }: Effect) => (call.headers['x-request-id'] ?? '').slice(story.length + 1);
      const operationOf = (effect: Effect) => operations.all().find(({ name }) => name === nameOf(effect));
      problems.push(...(await brokenAtEnd(ground, service.effects(), operationOf)));
      carriers.delete(story);
    },
  };
};

/** Story in progress. */
export type Story = Awaited<ReturnType<typeof beginStory>>;
