import type { ServiceName } from '@backoffice/contracts';
import { UpstreamError } from '../errors/upstream-error.ts';

/** How each field of the schema is read from what a service gave. */
type Fields<Given, Made> = { readonly [Name in keyof Made]: (given: Given) => Made[Name] };

/**
 * A mapper to the schema's shape that reads a field when it is asked for: a row has sixty of them, and a list asks for
 * twelve. A field that cannot be read breaks the contract, and is the service's failure, of that field alone.
 */
export const shape = <Given, Made extends object>(
  service: ServiceName,
  fields: Fields<Given, Made>,
): ((given: Given) => Made) => {
  class Shape {
    readonly #given: Given;
    constructor(given: Given) {
      this.#given = given;
    }
    static read<Value>(shape: Shape, field: (given: Given) => Value): Value {
      try {
        return field(shape.#given);
      } catch (cause) {
        throw new UpstreamError(service, 'BAD_ANSWER', { cause });
      }
    }
    /** All of it, for whoever keeps it. */
    toJSON(): object {
      return Object.fromEntries(Object.keys(fields).map((name) => [name, Reflect.get(this, name)]));
    }
  }
  for (const name in fields)
    Object.defineProperty(Shape.prototype, name, {
      get(this: Shape) {
        return Shape.read(this, fields[name]);
      },
    });
  return (given) => {
    const thing: object = new Shape(given);
    // the border between what is defined by name and what the type says of it
    return thing as Made;
  };
};

/** Reads every field now: what a change has answered is told as unreadable before anything is told of it. */
export const readNow = <Made extends object>(made: Made): Made => {
  JSON.stringify(made);
  return made;
};
