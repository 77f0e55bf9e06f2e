// Writes the generated lists of docs/api.md: codes of errors, names of actions, limits, examples.
import { readFile, writeFile } from 'node:fs/promises';
import { root } from '../run/command.mjs';

/** The page for who calls the API. */
export const apiPage = 'docs/api.md';

const DOCUMENTED = /\/\*\* (.+) \*\/\n {2}(\w+):/g;

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const code = (/** @type {string} */ text) => `\`${text}\``;

/** Loads the lists of the gateway and of the explorer. */
const readLists = async () => {
  // not at the top: who looks at the names of generated files may run before the packages are installed
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { knownRefusals } = await import('../../apps/gateway/src/errors/catalogue/catalogue.ts');
  const { knownActions } = await import('../../apps/gateway/src/modules/index.ts');
  const { documentLimits } = await import('../../apps/gateway/src/graphql/limits/document-limits.ts');
  const { examples } = await import('../../apps/explorer/src/examples/examples.ts');
  await unregister();
  const errorCodes = await readFile(`${root}apps/gateway/src/errors/catalogue/error-codes.ts`, 'utf8');
  return { knownActions, refusals: knownRefusals(), documentLimits, examples, errorCodes };
};

/** @type {Readonly<Record<string, (lists: Awaited<ReturnType<typeof readLists>>) => string>>} */
const blocks = {
  'error codes': ({ errorCodes }) =>
    table(
      ['`extensions.code`', 'When'],
      [...errorCodes.matchAll(DOCUMENTED)].map(([, text = '', name = '']) => [code(name), text]),
    ),
  'extended codes': ({ refusals }) =>
    table(
      ['`extendedCode`', 'Of', '`message`', '`cause`', '`nextStep`'],
      refusals.map(({ service, code: name, message, cause, nextStep }) => [
        code(name),
        service ?? 'any service',
        message,
        cause,
        nextStep,
      ]),
    ),
  actions: ({ knownActions }) =>
    Object.entries(knownActions)
      .map(
        ([type, { names, reasons }]) =>
          `**${type}**: ${names.map(code).join(', ')}.\n\n${table(
            ['`reasonCode`', 'Text for the operator'],
            Object.entries(reasons).map(([name, text]) => [code(name), String(text)]),
          )}`,
      )
      .join('\n\n'),
  limits: ({ documentLimits }) =>
    table(
      ['Limit of a document', 'At most'],
      Object.entries(documentLimits).map(([name, value]) => [code(name), Number(value).toLocaleString('en')]),
    ),
  examples: ({ examples }) =>
    examples
      .map(
        (/** @type {{ title: string, username: string, document: string }} */ { title, username, document }) =>
          `### ${title}\n\nAs \`${username}\`.\n\n\`\`\`graphql\n${document.trimEnd()}\n\`\`\``,
      )
      .join('\n\n'),
};

/** Writes the generated lists into the page. */
export const writeApiLists = async () => {
  const lists = await readLists();
  let text = await readFile(root + apiPage, 'utf8');
  for (const [name, write] of Object.entries(blocks)) {
    const begin = `<!-- generated: ${name} -->\n`;
    const start = text.indexOf(begin) + begin.length;
    const stop = text.indexOf('<!-- end -->', start);
    if (start < begin.length || stop < 0) throw new Error(`${apiPage} needs a list "${name}".`);
    text = `${text.slice(0, start)}\n${write(lists)}\n\n${text.slice(stop)}`;
  }
  await writeFile(root + apiPage, text);
};
