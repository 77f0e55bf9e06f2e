import { Histogram, type MetricObjectWithValues, type MetricValueWithName, type Registry } from 'prom-client';

/** Name, help and label of a latency histogram. */
interface LatencyHistogramOptions {
  readonly name: string;
  readonly help: string;
  readonly label: string;
}

/** Upper bounds of the buckets, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Latencies of one value of the label. */
interface Counted {
  /** Count of each bucket, not cumulative. The last one is above all bounds. */
  readonly counts: number[];
  sum: number;
}

/** Histogram that counts in plain numbers, as counter.ts does, and reports in the format of Prometheus. */
class LatencyHistogram extends Histogram {
  readonly #label: string;
  readonly #counted = new Map<string, Counted>();
  /** Report of a histogram without observations. */
  readonly #empty: ReturnType<Histogram['get']>;

  constructor(registry: Registry, { name, help, label }: LatencyHistogramOptions) {
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

  /** Called by the registry when it writes its text. */
  getForPromString(): ReturnType<LatencyHistogram['get']> {
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

/** Creates a latency histogram and returns its observer: label value and seconds. */
export const createLatencyHistogram = (
  registry: Registry,
  options: LatencyHistogramOptions,
): ((of: string, seconds: number) => void) => {
  const latencies = new LatencyHistogram(registry, options);
  return (of, seconds) => latencies.add(of, seconds);
};
