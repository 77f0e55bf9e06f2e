/** Makes each part of a thing from what is given; which parts there are is known once and for all. */
type Makers<Given, Parts> = { readonly [Name in keyof Parts]: (given: Given) => Parts[Name] };

/**
 * A maker of things whose parts are made when they are first asked for: a request needs one or two of seventeen services,
 * and the doors to all of them would cost it more than its own work.
 */
export const lazily = <Given, Parts extends object>(makers: Makers<Given, Parts>): ((given: Given) => Parts) => {
  class Lazy {
    readonly given: Given;
    readonly made: Partial<Parts> = {};
    constructor(given: Given) {
      this.given = given;
    }
  }
  for (const name in makers)
    Object.defineProperty(Lazy.prototype, name, {
      get(this: Lazy) {
        return (this.made[name] ??= makers[name](this.given));
      },
    });
  return (given) => {
    const thing: object = new Lazy(given);
    // the border between what is defined by name and what the type says of it
    return thing as Parts;
  };
};
