import { conflict, gone, orRefusal, type ChangeErrorParent } from '../../changes/change-error.ts';
import type { GatewayContext } from '../../context.ts';
import { forbidden, inputError } from '../../errors/gateway-error.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import type { BulkRunParent } from './bulk-run.mappers.ts';
import { heldElsewhere, noAction, notResumable, tooManyOpen } from './bulk-run.texts.ts';
import { bulkAction, permittedBulkActions } from './bulk-action.ts';

interface RunPayload {
  readonly run: BulkRunParent | null;
  readonly error: ChangeErrorParent | null;
}

const held: ChangeErrorParent = conflict('run_held', heldElsewhere);

/** Errors of a run that is not stored. A run of another person is reported as not found. */
const notKeptErrors = { taken: gone, full: conflict('runs_full', tooManyOpen) } as const;

/** Changes a run, and returns its current state with the error of the change, if any. */
const changed = async (
  { bulkRuns, viewer }: GatewayContext,
  id: string,
  change: (run: BulkRunParent) => Promise<ChangeErrorParent | null>,
): Promise<RunPayload> => {
  const { answer, error } = await orRefusal(
    (async (): Promise<RunPayload> => {
      const before = await bulkRuns.read(viewer, id);
      if (before === null) return { run: null, error: gone };
      const refusal = await change(before);
      return { run: await bulkRuns.read(viewer, id), error: refusal };
    })(),
  );
  return answer ?? { run: null, error };
};

/** Resolvers of bulk runs: a person's own runs, and running ones of others whose action the person may make. */
export const bulkRunResolvers: Resolvers = {
  Query: {
    bulkRuns: async (_root, { action = null, id = null }, { bulkRuns, viewer, can }, { schema }) => {
      if (!bulkRuns.isKept) return null;
      const permitted = permittedBulkActions(schema, can);
      return bulkRuns.list(viewer, { id, actions: permitted.filter((name) => action === null || name === action) });
    },
  },
  Viewer: { endedBulkRuns: (_viewer, _args, { bulkRuns, viewer }) => bulkRuns.ended(viewer) },
  BulkRun: {
    type: ({ action }, _args, _context, { schema }) => bulkAction(schema, action)?.type ?? '',
    items: ({ id, isOwn }, _args, { bulkRuns, viewer }) => (isOwn ? bulkRuns.items(viewer, id) : null),
  },
  Mutation: {
    createBulkRun: async (_root, { run }, { bulkRuns, viewer, can }, { schema }) => {
      const created = async (): Promise<RunPayload> => {
        const action = bulkAction(schema, run.action);
        if (action === undefined) throw inputError('run.action', noAction);
        if (!can(...action.anyOf)) throw forbidden(action.anyOf);
        const notKept = await bulkRuns.create(viewer, run, action.mayKeep);
        if (notKept) return { run: null, error: notKeptErrors[notKept] };
        return { run: await bulkRuns.read(viewer, run.id), error: null };
      };
      const { answer, error } = await orRefusal(created());
      return answer ?? { run: null, error };
    },
    reportBulkRun: (_root, { id, report }, context) =>
      changed(context, id, async (run) => ((await context.bulkRuns.report(context.viewer, run, report)) ? null : held)),
    resumeBulkRun: (_root, { id, holder }, context) =>
      changed(context, id, async ({ isResumable }) => {
        if (!isResumable) return conflict('run_not_resumable', notResumable);
        return (await context.bulkRuns.take(context.viewer, id, holder)) ? null : held;
      }),
    endBulkRun: (_root, { id }, context) =>
      changed(context, id, async ({ state }) =>
        state === 'ENDED' || (await context.bulkRuns.end(context.viewer, id)) ? null : held,
      ),
  },
};
