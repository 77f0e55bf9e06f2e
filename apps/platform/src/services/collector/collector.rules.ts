import type { CollectorConfiguration, NewCollectorConfiguration } from '@backoffice/contracts/collector';
import { Problem } from '../../shared/problem.ts';
import { configurationVariables } from './collector.variables.ts';

/** Creates an entry that sets one of the known variables (B141). @throws Problem for an unknown variable */
export function newConfiguration(
  { commerce_config_vars: { id: variableId }, value }: NewCollectorConfiguration,
  id: string,
): CollectorConfiguration {
  const variable = configurationVariables.find((known) => known.id === variableId);
  if (variable === undefined)
    throw new Problem(422, 'unknown_configuration_variable', 'There is no such variable.', {
      fields: { 'commerce_config_vars.id': 'unknown' },
    });
  return { id, value, delete_date: null, commerce_config_vars: variable };
}

/** Disables an entry from this timestamp on. An entry that was disabled before keeps its timestamp (B309). */
export const disabled = (entry: CollectorConfiguration, at: string): CollectorConfiguration => ({
  ...entry,
  delete_date: entry.delete_date ?? at,
});
