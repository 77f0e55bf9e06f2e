// npm run budget: hand-written lines and files by domain and layer, beside their ceilings (tools/budget.json).
// npm run budget -- --lower    takes ceilings down to what is measured; none goes up
import { complaints, lowerCeilings, measure, readBudget } from './run/budget.mjs';

const sizes = await measure();
if (process.argv.includes('--lower')) await lowerCeilings(sizes, await readBudget());
const { ceilings, targets } = await readBudget();

/** @param {Partial<import('./run/budget.mjs').Size> | undefined} size */
const columns = (size) => `${size?.lines ?? ''}`.padStart(7) + `${size?.files ?? ''}`.padStart(6);

console.log(`${'figure'.padEnd(34)}  lines files   ceiling       target`);
for (const [figure, size] of Object.entries(sizes)) {
  console.log(`${figure.padEnd(34)}${columns(size)}${columns(ceilings[figure])}${columns(targets[figure])}`);
}

/** Sums of each domain over its layers. @type {Map<string, import('./run/budget.mjs').Size>} */
const domains = new Map();
for (const [figure, { lines, files }] of Object.entries(sizes)) {
  const domain = figure.split('/')[1];
  if (domain === undefined) continue;
  const sum = domains.get(domain) ?? { lines: 0, files: 0 };
  domains.set(domain, { lines: sum.lines + lines, files: sum.files + files });
}
console.log(`\n${'domain in all layers'.padEnd(34)}  lines files`);
for (const [domain, size] of domains) console.log(`${domain.padEnd(34)}${columns(size)}`);

const wrong = complaints(sizes, ceilings);
if (wrong.length > 0) console.error(`\n${wrong.join('\n')}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
