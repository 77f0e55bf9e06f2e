import type { ServiceName } from '@backoffice/contracts';
import { isObject } from '../../unknown-value.ts';
import { badValue, type Place } from './bad-value.ts';

/** Names of what a service gives that may stand for a value as it is. */
type NameOf<Given, Value> = {
  [Name in keyof Given & string]-?: Given[Name] extends Value ? Name : never;
}[keyof Given & string];

/** Source of each field of the schema: a property of the service's value, or a function that computes it. */
type Fields<Given, Made> = {
  readonly [Name in keyof Made]: NameOf<Given, Made[Name]> | ((given: Given) => Made[Name]);
};

/** Settings of a lazy mapper. */
interface LazyMapperOptions<Given, Made> {
  readonly service: ServiceName;
  /** Its name in the schema. */
  readonly type: string;
  readonly fields: Fields<Given, Made>;
}

/** Of the process, not of a gateway: mappers are constants of their modules, and nothing else writes here. */
const computed = new Map<string, ReadonlySet<string>>();

/**
 * Returns whether a field is computed and may throw: it then needs a resolver, because compiled execution reads others
 * unprotected.
 */
export const isComputed = (type: string, field: string): boolean => computed.get(type)?.has(field) ?? false;

/**
 * Creates a mapper to the schema's shape that computes a field on access: a row has sixty of them, and a list selects
 * twelve. A field that cannot be computed breaks the contract and fails alone, as a failure of the service.
 */
export const lazyMapper = <Given extends object, Made extends object>({
  service,
  type,
  fields,
}: LazyMapperOptions<Given, Made>): ((given: Given, place?: Place) => Made) => {
  class LazyValue {
    readonly #given: Given;
    readonly #place: Place;
    constructor(given: Given, place: Place) {
      this.#given = given;
      this.#place = place;
    }
    static named(value: LazyValue, name: keyof Given): unknown {
      return value.#given[name];
    }
    static computed(value: LazyValue, field: (given: Given) => unknown): unknown {
      try {
        return field(value.#given);
      } catch (cause) {
        throw badValue(service, value.#place, { given: value.#given, map: field, cause });
      }
    }
    /** Computes all fields, for a copy. */
    toJSON(): object {
      return Object.fromEntries(Object.keys(fields).map((name) => [name, Reflect.get(this, name)]));
    }
  }
  const define = (name: string, read: (one: LazyValue) => unknown): void => {
    Object.defineProperty(LazyValue.prototype, name, {
      get(this: LazyValue) {
        return read(this);
      },
    });
  };
  const computedFields = new Set<string>();
  for (const name in fields) {
    const field: (keyof Given & string) | ((given: Given) => unknown) = fields[name];
    if (typeof field === 'function') {
      computedFields.add(name);
      define(name, (one) => LazyValue.computed(one, field));
    } else define(name, (one) => LazyValue.named(one, field));
  }
  computed.set(type, computedFields);
  return (given, place = { answer: given }) => {
    if (!isObject(given)) throw new TypeError(`${type} is made of an object.`);
    const thing: object = new LazyValue(given, place);
    // the border between what is defined by name and what the type says of it
    return thing as Made;
  };
};
