/** @typedef {import('./measure.mjs').Figures} Figures */

/** @param {readonly number[]} values */
const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)] ?? NaN, sorted[middle] ?? NaN];
  return (low + high) / 2;
};

/** @type {readonly (readonly [keyof Figures, string, number])[]} figure, heading, decimals */
const ratios = [
  ['cpu', 'processor', 2],
  ['rate', 'requests/s', 2],
  ['p50', 'p50', 2],
  ['p99', 'p99', 2],
  ['memory', 'memory', 2],
];

/** @param {readonly number[]} values @param {number} decimals */
const withSpread = (values, decimals) =>
  `${median(values).toFixed(decimals)}× (${Math.min(...values).toFixed(decimals)}–${Math.max(...values).toFixed(decimals)})`;

/**
 * Prints a table of the figures. The first contestant has absolute values. The others have ratios to it in the same
 * round: median, minimum and maximum. Calls and connections are absolute for all.
 * @param {string} title
 * @param {readonly string[]} names
 * @param {readonly (readonly Figures[])[]} rounds
 */
export const report = (title, names, rounds) => {
  const of = (/** @type {number} */ index, /** @type {keyof Figures} */ figure) =>
    rounds.map((round) => round[index]?.[figure] ?? NaN);
  const rows = names.map((name, index) => [
    name,
    ...ratios.map(([figure, , decimals]) =>
      index === 0
        ? median(of(0, figure)).toFixed(decimals)
        : withSpread(
            rounds.map((round) => (round[index]?.[figure] ?? NaN) / (round[0]?.[figure] ?? NaN)),
            decimals,
          ),
    ),
    median(of(index, 'calls')).toFixed(1),
    median(of(index, 'connections')).toFixed(3),
  ]);
  const head = ['', ...ratios.map(([, heading]) => heading), 'calls', 'connections'];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {readonly string[]} */ row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  console.log(['', title, line(head), ...rows.map(line)].join('\n'));
};
