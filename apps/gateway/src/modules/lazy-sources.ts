import type { Module, SourceOptions } from './define-module.ts';

/**
 * Makes the sources of a request when they are first used: a request needs one or two of seventeen services, and the
 * clients of all of them would cost it more than its own work.
 */
export const lazySources = <Sources extends object>(modules: {
  readonly [Name in keyof Sources]: Module<Sources[Name]>;
}): ((options: SourceOptions) => Sources) => {
  class LazySources {
    readonly options: SourceOptions;
    readonly made: Partial<Sources> = {};
    constructor(options: SourceOptions) {
      this.options = options;
    }
  }
  for (const name in modules)
    Object.defineProperty(LazySources.prototype, name, {
      get(this: LazySources) {
        return (this.made[name] ??= modules[name].createSource(this.options));
      },
    });
  return (options) => {
    const sources: object = new LazySources(options);
    // the border between what is defined by name and what the type says of it
    return sources as Sources;
  };
};
