import { Module, SourceTextModule } from 'node:vm';

/**
 * Loads a module with all its imports, without linking them.
 * @param {Module} module
 * @param {import('node:vm').ModuleLinker} linker
 * @returns {Promise<import('node:vm').ModuleLinker>} linker that returns the loaded modules
 */
const loadGraph = async (module, linker) => {
  /** @type {Map<Module, Map<string, Module>>} */
  const loaded = new Map();

  /** @param {Module} importer @returns {Promise<void>} */
  const load = async (importer) => {
    // a built-in or CommonJS module has no specifiers to load, and may be unlinked for a moment
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
 * Serializes the linking of module graphs. Node treats a module that another graph is linking as linked. Two lazy
 * imports with a common chunk then fail: `request for './chunk.js' is not in cache` (ERR_VM_MODULE_LINK_FAILURE). Files
 * are read before the link begins, so that no module is seen half linked. Jest does not wait for that in every case.
 * @param {Module['link']} link original method of Node
 * @returns {Module['link']}
 */
export const oneAtATime = (link) => {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /** @this {Module} @param {import('node:vm').ModuleLinker} linker @returns {Promise<void>} */
  function linkInTurn(linker) {
    // a built-in or CommonJS module imports nothing, and is linked while another one loads it
    if (!(this instanceof SourceTextModule)) return link.call(this, linker);
    const turn = last.then(async () => {
      if (this.status !== 'unlinked') return; // an earlier graph has linked it
      await link.call(this, await loadGraph(this, linker));
    });
    last = turn.catch(() => undefined);
    return turn;
  }
  return linkInTurn;
};

let isInPlace = false;

/** Replaces `Module.prototype.link`, so that this process links one graph at a time. */
export const linkOneAtATime = () => {
  if (isInPlace) return;
  isInPlace = true;
  Module.prototype.link = oneAtATime(Module.prototype.link);
};
