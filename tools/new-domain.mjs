// npm run new:domain -- <name>: generates a new domain, from its contract to its screens and their tests.
import { parseArgs } from 'node:util';
import { run, runNode, installed } from './run/command.mjs';
import { namesOf } from './new-domain/names.mjs';
import { insertInto, prepareInsertions } from './new-domain/places.mjs';
import { refuseName } from './new-domain/refuse-name.mjs';
import { writeTemplates } from './new-domain/write-templates.mjs';

const usage = `npm run new:domain -- <name> [options]

Writes a list and a detail of a new domain, with its service, and registers it. <name> is one thing, in English and in
kebab case: loyalty-card.

  --plural <name>   many of them, in English (the name with an s)
  --one <words>     one of them, in Spanish (the name)
  --many <words>    many of them, in Spanish (the plural)
  --feminine        the Spanish word is feminine`;

const options = /** @type {const} */ ({
  plural: { type: 'string' },
  one: { type: 'string' },
  many: { type: 'string' },
  feminine: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});

/**
 * @param {string} about
 * @param {Promise<import('./run/command.mjs').Outcome>} running
 */
const succeed = async (about, running) => {
  const { code, output } = await running;
  if (code !== 0) throw new Error(`${about} failed:\n${output}`);
};

/** @param {import('./new-domain/names.mjs').Names} names */
const writeDomain = async (names) => {
  // every insertion point is found before anything is written
  const insertions = await prepareInsertions(names);
  const written = await writeTemplates(names);
  await insertInto(insertions);
  const touched = insertions.map(({ path }) => path);
  // the lines of the templates change in length with the names
  const formatted = [...written, ...touched].filter((path) => !path.endsWith('.md'));
  await succeed('oxfmt', runNode([installed('oxfmt/bin/oxfmt'), ...formatted]));
  await succeed('npm run generate', runNode(['tools/generate.mjs']));
  const migration = ['run', 'migration', '-w', '@backoffice/platform', '--', '--name', names.thing_name];
  await succeed('The migration', run('npm', migration));
  return { written, touched };
};

/** @param {readonly string[]} words */
const main = async (words) => {
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const [name, ...others] = positionals;
  if (values.help || name === undefined || others.length > 0) {
    console.log(usage);
    return values.help ? 0 : 1;
  }
  await refuseName(name, values.plural);
  const names = namesOf(name, values);
  const { written, touched } = await writeDomain(names);
  console.log(`Wrote ${written.length} files of ${name}, a migration and the generated files:

${written.map((path) => `  ${path}`).join('\n')}

Added it to:

${touched.map((path) => `  ${path}`).join('\n')}

Next:

  1. Say what it really is: fields in the contract, the schema and the screens (docs/recipes/add-a-field.md).
  2. Run \`npm test\`: it is green before you change anything. \`npm start -- --reset\` shows it, at /${names.slug}.
  3. Let people change it: docs/recipes/add-an-action.md.`);
  return 0;
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
