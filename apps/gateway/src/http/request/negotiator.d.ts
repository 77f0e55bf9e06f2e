// The package has no types of its own; these are the parts that are used.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: { readonly accept?: string } });
    /** Media type that is wanted most of these; undefined when none will do. */
    mediaType(offered: readonly string[]): string | undefined;
  }
}
