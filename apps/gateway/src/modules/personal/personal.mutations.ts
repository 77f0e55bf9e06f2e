import { viewName, viewSearch } from '@backoffice/validators';
import { conflict, gone, conflictOrMade, orRefusal, stale } from '../../changes/change-error.ts';
import { perform, refused, type Changed, type ChangeSteps } from '../../changes/perform.ts';
import type { GatewayContext } from '../../context.ts';
import { staleOrMade } from '../../errors/catalogue/catalogue.texts.ts';
import { checked } from '../../errors/checked.ts';
import { GatewayError, inputError } from '../../errors/gateway-error.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import type { ChangeInput, SavedView } from '../../api/schema-types.generated.ts';
import { nameTaken, nothingToChange, notYours } from './personal.texts.ts';

type ViewChange = Parameters<GatewayContext['personal']['updateView']>[2];

interface ViewArguments {
  readonly id: string;
  readonly change: ChangeInput;
}

type Steps<Body> = Pick<ChangeSteps<SavedView, Body, never>, 'body'> & {
  readonly refuse?: (view: SavedView, body: Body) => Promise<ReturnType<typeof conflict> | undefined>;
  /** Stores the change; resolves to null when the version has changed. */
  readonly write: (view: SavedView, body: Body) => Promise<SavedView | null>;
};

/** Changes a view of the person, if it has the version that the person saw. */
const changeView = async <Body>(
  operation: string,
  args: ViewArguments,
  context: GatewayContext,
  { body: toBody, refuse, write }: Steps<Body>,
): Promise<Changed<SavedView>> => {
  const { personal, viewer, notes } = context;
  let found: SavedView | null = null;
  return perform<SavedView, Body>(
    context,
    { area: 'views', operation, args },
    {
      body: toBody,
      check: async () => {
        found = await personal.view(viewer, args.id);
        if (found === null) return refused(gone);
        if (found.version !== args.change.version) return refused(stale, found);
        notes.before = found;
        const refusal = await refuse?.(found, toBody());
        return refusal && refused(refusal, found);
      },
      send: async (body) => {
        const entity = found && (await write(found, body));
        // another browser changed the view between check and write
        if (entity === null) throw new GatewayError('CONFLICT');
        return { entity };
      },
    },
  );
};

const payload = ({ entity, error }: Changed<SavedView>) => ({ view: entity, error });

/** Mutations of settings and saved views. */
export const personalMutations = {
  updateSettings: async (_root, { settings: given, version }, { personal, viewer }) => {
    const { answer, error } = await orRefusal(personal.updateSettings(viewer, given, version));
    if (answer === null) return { settings: null, error };
    return { settings: answer.settings, error: answer.isMade ? null : conflictOrMade('version_stale', staleOrMade) };
  },
  createViews: async (_root, { views }, { personal, viewer }) => {
    const { answer, error } = await orRefusal(personal.createViews(viewer, views));
    return { views: answer ?? [], error };
  },
  updateView: async (_root, args, context, { fieldName }) =>
    payload(
      await changeView<ViewChange>(fieldName, args, context, {
        body: () => {
          const { name, search } = args;
          if (name == null && search == null) throw inputError('name', nothingToChange, 'REQUIRED');
          return {
            ...(name == null ? {} : { name: checked('name', viewName, name) }),
            ...(search == null ? {} : { search: checked('search', viewSearch, search) }),
          };
        },
        refuse: async (view, { name }) =>
          name !== undefined && (await context.personal.isNameTaken(context.viewer, view, name))
            ? conflict('view_name_taken', nameTaken)
            : undefined,
        write: (view, change) => context.personal.updateView(context.viewer, view, change),
      }),
    ),
  shareView: async (_root, args, context, { fieldName }) =>
    payload(
      await changeView(fieldName, args, context, {
        body: () => {
          const { permission = null } = args;
          if (permission !== null && !context.can(permission)) throw inputError('permission', notYours);
          return { permission, ownerName: context.viewer.name || context.viewer.username };
        },
        write: (view, shared) => context.personal.shareView(context.viewer, view, shared),
      }),
    ),
  unshareView: async (_root, args, context, { fieldName }) =>
    payload(
      await changeView(fieldName, args, context, {
        body: () => null,
        write: (view) => context.personal.shareView(context.viewer, view, null),
      }),
    ),
  deleteView: async (_root, args, context, { fieldName }) => {
    const { error } = await changeView(fieldName, args, context, {
      body: () => null,
      write: async (view) => ((await context.personal.deleteView(context.viewer, view)) ? view : null),
    });
    return { deletedId: error === null ? args.id : null, error };
  },
} satisfies MutationResolvers;
