import { configurationForm } from '@backoffice/validators';
import { gone } from '../../changes/change-error.ts';
import { refused, type Changed } from '../../changes/perform.ts';
import type { GatewayContext } from '../../context.ts';
import { checked } from '../../errors/checked.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import type * as api from '../../api/schema-types.generated.ts';
import { noBody } from '../../module-kit/change/change-bodies.ts';
import { requireSeen, unlessStale, unversioned } from '../../module-kit/change/mutations.ts';
import type { CollectorConfigurationParent } from './collector.mappers.ts';
import { refuseVariable, valueFor } from './collector.variables.ts';

const mutation = unversioned({
  area: 'collector',
  fieldNames: { value: 'value', 'commerce_config_vars.id': 'variableId' },
  payload: ({ entity, error }: Changed<CollectorConfigurationParent>) => ({ configuration: entity, error }),
});

/** Mutations of the configuration of a collector (B309). */
export const collectorMutations = {
  addCollectorConfiguration: mutation(
    (args: api.MutationAddCollectorConfigurationArgs) => {
      const form = { variableId: args.variableId, value: args.value };
      const { variableId, value } = checked('', configurationForm, form);
      return { commerce_config_vars: { id: variableId }, value };
    },
    ({ collectorId, variableId }, { sources: { collector }, asker }) => {
      const code = async () => (await collector.variables()).find(({ id }) => id === variableId)?.code;
      return {
        check: async () => {
          const known = await code();
          // an unknown variable counts as an ordinary one here; the service refuses it with its own error
          return refuseVariable(known ?? '', asker());
        },
        send: async ({ value, ...body }, once) => {
          const checkedValue = valueFor(await code(), value);
          return { entity: await collector.addConfiguration(collectorId, { ...body, value: checkedValue }, once) };
        },
      };
    },
  ),
  disableCollectorConfiguration: mutation(
    noBody,
    (
      { id, ...given }: api.MutationDisableCollectorConfigurationArgs,
      { sources: { collector }, asker, notes }: GatewayContext,
    ) => ({
      check: async (wasSent, isAsSent) => {
        const [collectorId, version] = [
          requireSeen('collectorId', given.collectorId),
          requireSeen('version', given.version),
        ];
        // the service has no path for a single entry
        const entries = await collector.configurations(collectorId);
        const entry = entries.find((one) => one.id === id) ?? null;
        const refusal = refuseVariable(entry?.variable.code, asker());
        if (refusal) return refusal;
        // an entry of another collector is not the one that the person saw
        if (entry === null && !wasSent) return refused(gone);
        return unlessStale(notes, version, () => Promise.resolve(entry))(wasSent, isAsSent);
      },
      send: async (_body, once) => ({ entity: await collector.disableConfiguration(id, once) }),
    }),
  ),
} satisfies MutationResolvers;
