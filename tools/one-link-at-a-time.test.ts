// Guards: Lazy imports that share a chunk are linked one after the other.
import { Module, SourceTextModule, SyntheticModule, type ModuleLinker } from 'node:vm';
import { oneAtATime } from './jest/one-link-at-a-time.mjs';

const moduleOf = (identifier: string, code: string) => new SourceTextModule(code, { identifier });

/** Calls Node's `link`, which needs the module as `this`. */
const linkOf: Module['link'] = function (this: Module, linker) {
  return Module.prototype.link.call(this, linker);
};

/** Creates two screens that import one chunk, which imports more. Loading a file takes some time. */
const createGraph = () => {
  const modules = new Map(
    Object.entries({
      first: "import { chunk } from 'chunk'; export const value = chunk;",
      second: "import { chunk } from 'chunk'; export const value = chunk;",
      chunk: "import { deep } from 'deep'; export const chunk = deep;",
      deep: "import 'chunk'; export const deep = 'loaded';", // an import cycle
    }).map(([name, code]) => [name, moduleOf(name, code)]),
  );
  const find = (name: string): Module => modules.get(name) ?? moduleOf(name, '');
  const linker: ModuleLinker = async (specifier) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return find(specifier);
  };
  return { find, linker };
};

const link = oneAtATime(linkOf);

test.each([
  ['two imports that share a chunk', ['first', 'second']],
  ['an import, and the chunk of it', ['first', 'chunk', 'deep']],
  ['the same import twice', ['first', 'first']],
])('%s: all are linked', async (_, names) => {
  const { find, linker } = createGraph();
  const modules = names.map(find);
  await Promise.all(modules.map((module) => link.call(module, linker)));
  expect(modules.map(({ status }) => status)).toEqual(names.map(() => 'linked'));
  await find('first').evaluate();
  expect(find('first').namespace).toHaveProperty('value', 'loaded');
});

test('a synthetic module is linked while another one loads it', async () => {
  const { find } = createGraph();
  const ofNode = new SyntheticModule(['deep'], () => ofNode.setExport('deep', 'of Node'));
  await link.call(find('chunk'), async () => {
    if (ofNode.status === 'unlinked') await link.call(ofNode, () => Promise.reject(new Error('it imports nothing')));
    return ofNode;
  });
  await find('chunk').evaluate();
  expect(find('chunk').namespace).toHaveProperty('chunk', 'of Node');
});

test('a failed link does not block later ones', async () => {
  const { find, linker } = createGraph();
  const failing = moduleOf('failing', "import 'nothing';");
  const refused = link.call(failing, () => Promise.reject(new Error('no such file')));
  const linked = link.call(find('first'), linker);
  await expect(refused).rejects.toThrow('no such file');
  await linked;
  expect(find('first').status).toBe('linked');
});
