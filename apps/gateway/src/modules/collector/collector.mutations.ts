import { configurationForm } from '@backoffice/validators';
import { changeArea } from '../../changes/change-keys.ts';
import type { Changed } from '../../changes/perform-once.ts';
import { checked } from '../../errors/checked.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import type { CollectorConfiguration } from '../../graphql/schema-types.generated.ts';
import { createOnceRunner } from '../domain-once.ts';

type ConfigurationChanged = Changed<CollectorConfiguration, null>;

const run = createOnceRunner<CollectorConfiguration, null>({
  keys: changeArea<ConfigurationChanged>('collector'),
  fieldNames: { value: 'value', 'commerce_config_vars.id': 'variableId' },
});

const payload = ({ entity, error }: ConfigurationChanged) => ({ configuration: entity, error });

/** The mutations of the configuration of a collector (B309). */
export const collectorMutations = {
  addCollectorConfiguration: async (_root, args, context) =>
    payload(
      await run('addCollectorConfiguration', args, context, {
        body: () => {
          const { variableId, value } = checked('', configurationForm, {
            variableId: args.variableId,
            value: args.value,
          });
          return { commerce_config_vars: { id: variableId }, value };
        },
        send: async (body, once) => ({
          entity: await context.sources.collector.addConfiguration(args.collectorId, body, once),
          result: null,
        }),
      }),
    ),
  disableCollectorConfiguration: async (_root, args, context) =>
    payload(
      await run('disableCollectorConfiguration', args, context, {
        body: () => undefined,
        send: async (_body, once) => ({
          entity: await context.sources.collector.disableConfiguration(args.id, once),
          result: null,
        }),
      }),
    ),
} satisfies MutationResolvers;
