import { configurationForm } from '@backoffice/validators';
import type { Changed } from '../../changes/perform.ts';
import { checked } from '../../errors/checked.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import type * as api from '../../graphql/schema-types.generated.ts';
import { noBody } from '../../module-kit/change/change-bodies.ts';
import { unversioned } from '../../module-kit/change/mutations.ts';

const mutation = unversioned({
  area: 'collector',
  fieldNames: { value: 'value', 'commerce_config_vars.id': 'variableId' },
  payload: ({ entity, error }: Changed<api.CollectorConfiguration>) => ({ configuration: entity, error }),
});

/** The mutations of the configuration of a collector (B309). */
export const collectorMutations = {
  addCollectorConfiguration: mutation(
    (args: api.MutationAddCollectorConfigurationArgs) => {
      const form = { variableId: args.variableId, value: args.value };
      const { variableId, value } = checked('', configurationForm, form);
      return { commerce_config_vars: { id: variableId }, value };
    },
    ({ collectorId }, { sources: { collector } }) => ({
      send: async (body, once) => ({ entity: await collector.addConfiguration(collectorId, body, once) }),
    }),
  ),
  disableCollectorConfiguration: mutation(
    noBody,
    ({ id }: api.MutationDisableCollectorConfigurationArgs, { sources: { collector } }) => ({
      send: async (_body, once) => ({ entity: await collector.disableConfiguration(id, once) }),
    }),
  ),
} satisfies MutationResolvers;
