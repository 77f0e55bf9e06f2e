/** Stands for the loader of TypeScript in a program that was bundled: gives what ends the loading. */
export const register = () => () => Promise.resolve();
