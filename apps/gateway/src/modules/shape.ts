import type { ServiceName } from '@backoffice/contracts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { isObject } from '../unknown-value.ts';

/** Names of what a service gives that may stand for a value as it is. */
type NameOf<Given, Value> = {
  [Name in keyof Given & string]-?: Given[Name] extends Value ? Name : never;
}[keyof Given & string];

/** How each field of the schema is read from what a service gave: by its name there, or worked out. */
type Fields<Given, Made> = {
  readonly [Name in keyof Made]: NameOf<Given, Made[Name]> | ((given: Given) => Made[Name]);
};

/** What a mapper to the schema's shape is made of. */
interface ShapeOptions<Given, Made> {
  readonly service: ServiceName;
  /** Its name in the schema. */
  readonly type: string;
  readonly fields: Fields<Given, Made>;
}

const workedOut = new Map<string, ReadonlySet<string>>();

/** Whether a field may fail while it is read: then it takes a resolver, for compiled execution reads others unprotected. */
export const isWorkedOut = (type: string, field: string): boolean => workedOut.get(type)?.has(field) ?? false;

/**
 * A mapper to the schema's shape that reads a field when it is asked for: a row has sixty of them, and a list asks for
 * twelve. A field that cannot be read breaks the contract, and is the service's failure, of that field alone.
 */
export const shape = <Given extends object, Made extends object>({
  service,
  type,
  fields,
}: ShapeOptions<Given, Made>): ((given: Given) => Made) => {
  class Shape {
    readonly #given: Given;
    constructor(given: Given) {
      this.#given = given;
    }
    static named(shape: Shape, name: keyof Given): unknown {
      return shape.#given[name];
    }
    static workedOut(shape: Shape, field: (given: Given) => unknown): unknown {
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
  const define = (name: string, read: (one: Shape) => unknown): void => {
    Object.defineProperty(Shape.prototype, name, {
      get(this: Shape) {
        return read(this);
      },
    });
  };
  const unsure = new Set<string>();
  for (const name in fields) {
    const field: (keyof Given & string) | ((given: Given) => unknown) = fields[name];
    if (typeof field === 'function') {
      unsure.add(name);
      define(name, (one) => Shape.workedOut(one, field));
    } else define(name, (one) => Shape.named(one, field));
  }
  workedOut.set(type, unsure);
  return (given) => {
    if (!isObject(given)) throw new UpstreamError(service, 'BAD_ANSWER');
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
