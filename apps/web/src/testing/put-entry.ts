import { addresses } from '../../../../testing/addresses.ts';

/** Adds a configuration entry as another system would. The service does not validate the value. */
export const putEntry = async (collectorId: string, code: string, value: string): Promise<void> => {
  const known = await fetch(`${addresses.platform}/collector/variables`);
  const { rows }: { rows: readonly { readonly id: string; readonly code: string }[] } = await known.json();
  const variable = rows.find((row) => row.code === code);
  const answer = await fetch(`${addresses.platform}/collector/comercios/${collectorId}/configuraciones`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ commerce_config_vars: { id: variable?.id }, value }),
  });
  if (!answer.ok) throw new Error(`The collector service answers ${answer.status}.`);
};
