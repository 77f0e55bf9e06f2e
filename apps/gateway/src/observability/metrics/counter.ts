import { Counter, type Registry } from 'prom-client';

/** Name, help and the two labels of a counter. */
interface CounterOptions {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly [string, string];
}

/**
 * Creates a counter for events of every request. It counts in plain numbers, and the registry collects them. The
 * counter of `prom-client` would sort and check the labels of each increment.
 */
export const createCounter = (
  registry: Registry,
  { name, help, labelNames }: CounterOptions,
): ((first: string, second: string) => void) => {
  const counts = new Map<string, Map<string, { value: number }>>();
  const [firstLabel, secondLabel] = labelNames;
  new Counter({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      this.reset();
      for (const [first, seconds] of counts)
        for (const [second, { value }] of seconds) this.inc({ [firstLabel]: first, [secondLabel]: second }, value);
    },
  });
  const countOf = (first: string, second: string): { value: number } => {
    const seconds = counts.get(first) ?? new Map<string, { value: number }>();
    const count = { value: 0 };
    counts.set(first, seconds.set(second, count));
    return count;
  };
  return (first, second) => {
    const count = counts.get(first)?.get(second) ?? countOf(first, second);
    count.value += 1;
  };
};
