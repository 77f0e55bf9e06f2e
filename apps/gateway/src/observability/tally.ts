import { Counter, type Registry } from 'prom-client';

/** What a tally is called, and its two labels. */
interface TallyOptions {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly [string, string];
}

/**
 * A counter of what happens with every request: it counts by itself, and Prometheus's client takes the counts over when it
 * is asked for them. That one sorts and checks the labels of each step.
 */
export const createTally = (
  registry: Registry,
  { name, help, labelNames }: TallyOptions,
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
