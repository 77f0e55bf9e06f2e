// The package has no types of its own; these are the parts that are used.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: { readonly accept?: string } });
    /** Returns the offered media type that the client prefers; undefined when it accepts none of them. */
    mediaType(offered: readonly string[]): string | undefined;
  }
}
