import { Histogram, type MetricObjectWithValues, type MetricValueWithName, type Registry } from 'prom-client';

/** What a histogram of times is called, and its label. */
interface TimesOptions {
  readonly name: string;
  readonly help: string;
  readonly label: string;
}

/** Seconds: the upper bounds of what is counted together. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Times of one value of the label. */
interface Counted {
  /** Of each bucket alone, and of those beyond the last. */
  readonly counts: number[];
  sum: number;
}

/** Counts by itself what happens with every request, as a tally does (tally.ts), and tells it in Prometheus's terms. */
class Times extends Histogram {
  readonly #label: string;
  readonly #counted = new Map<string, Counted>();
  /** What an empty one tells. */
  readonly #empty: ReturnType<Histogram['get']>;

  constructor(registry: Registry, { name, help, label }: TimesOptions) {
    const configuration = { name, help, labelNames: [label], buckets: BUCKETS };
    super({ ...configuration, registers: [registry] });
    this.#label = label;
    this.#empty = new Histogram({ ...configuration, registers: [] }).get();
  }

  add(of: string, seconds: number): void {
    let counted = this.#counted.get(of);
    if (!counted) {
      counted = { counts: new Array<number>(BUCKETS.length + 1).fill(0), sum: 0 };
      this.#counted.set(of, counted);
    }
    let bucket = 0;
    while (seconds > (BUCKETS[bucket] ?? Infinity)) bucket += 1;
    counted.counts[bucket] = (counted.counts[bucket] ?? 0) + 1;
    counted.sum += seconds;
  }

  override async get(): Promise<MetricObjectWithValues<MetricValueWithName<string>>> {
    const empty = await this.#empty;
    return { ...empty, values: [...this.#counted].flatMap((counted) => this.#valuesOf(empty.name, ...counted)) };
  }

  /** What the registry asks for when it is to write a text. */
  getForPromString(): ReturnType<Times['get']> {
    return this.get();
  }

  #valuesOf(name: string, of: string, { counts, sum }: Counted): MetricValueWithName<string>[] {
    let count = 0;
    const buckets = counts.map((alone, bucket) => {
      count += alone;
      const labels = { le: BUCKETS[bucket] ?? '+Inf', [this.#label]: of };
      return { metricName: `${name}_bucket`, labels, value: count };
    });
    const labels = { [this.#label]: of };
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }
}

/** A histogram of times, to be told the value of its label and seconds. */
export const createTimes = (registry: Registry, options: TimesOptions): ((of: string, seconds: number) => void) => {
  const times = new Times(registry, options);
  return (of, seconds) => times.add(of, seconds);
};
