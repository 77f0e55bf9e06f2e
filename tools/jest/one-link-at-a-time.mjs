import { Module, SourceTextModule } from 'node:vm';

/**
 * Loads a module with all that it imports: the files are read, and nothing of them is linked.
 * @param {Module} module
 * @param {import('node:vm').ModuleLinker} linker
 * @returns {Promise<import('node:vm').ModuleLinker>} answers from what was loaded
 */
const loadGraph = async (module, linker) => {
  /** @type {Map<Module, Map<string, Module>>} */
  const loaded = new Map();

  /** @param {Module} importer @returns {Promise<void>} */
  const load = async (importer) => {
    // a module of Node or of CommonJS has no imports to read, and may be unlinked for a moment
    if (loaded.has(importer) || importer.status !== 'unlinked' || !(importer instanceof SourceTextModule)) return;
    /** @type {Map<string, Module>} */
    const imports = new Map();
    loaded.set(importer, imports);
    await Promise.all(
      importer.dependencySpecifiers.map(async (specifier) => {
        const found = await linker(specifier, importer, { attributes: {}, assert: {} });
        imports.set(specifier, found);
        await load(found);
      }),
    );
  };

  await load(module);
  return (specifier, importer, extra) => loaded.get(importer)?.get(specifier) ?? linker(specifier, importer, extra);
};

/**
 * Makes modules link one after the other. Node takes a module that another graph is linking for a linked one, so two lazy
 * imports that share a chunk fail: `request for './chunk.js' is not in cache` (ERR_VM_MODULE_LINK_FAILURE). The files are
 * read before the link begins. No module is then seen half linked, for which Jest does not wait in every case.
 * @param {Module['link']} link the way of Node
 * @returns {Module['link']}
 */
export const oneAtATime = (link) => {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /** @this {Module} @param {import('node:vm').ModuleLinker} linker @returns {Promise<void>} */
  function linkInTurn(linker) {
    // a module of Node or of CommonJS imports nothing, and is linked while another one loads it
    if (!(this instanceof SourceTextModule)) return link.call(this, linker);
    const turn = last.then(async () => {
      if (this.status !== 'unlinked') return; // linked with the graph before
      await link.call(this, await loadGraph(this, linker));
    });
    last = turn.catch(() => undefined);
    return turn;
  }
  return linkInTurn;
};

let isInPlace = false;

/** All modules of this process link one at a time from now on. */
export const linkOneAtATime = () => {
  if (isInPlace) return;
  isInPlace = true;
  Module.prototype.link = oneAtATime(Module.prototype.link);
};
