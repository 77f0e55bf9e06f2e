import type { ServiceName } from '@backoffice/contracts';
import { isObject } from '../../unknown-value.ts';
import { badValue, type AnswerPosition } from './bad-value.ts';

/** Names of the service's properties whose values fit without conversion. */
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
  /** Type name in the schema. */
  readonly type: string;
  readonly fields: Fields<Given, Made>;
}

/** Computed fields by type name, for the whole process. */
const computed = new Map<string, ReadonlySet<string>>();

/**
 * Returns whether a field is computed and may throw. It then needs a resolver: compiled execution reads other fields
 * without a guard.
 */
export const isComputed = (type: string, field: string): boolean => computed.get(type)?.has(field) ?? false;

/**
 * Creates a mapper to the schema's shape that computes each field on access, because an operation selects a few fields.
 * A value that cannot be computed breaks the contract. Its field alone fails, as a failure of the service.
 */
export const lazyMapper = <Given extends object, Made extends object>({
  service,
  type,
  fields,
}: LazyMapperOptions<Given, Made>): ((given: Given, place?: AnswerPosition) => Made) => {
  class LazyValue {
    readonly #given: Given;
    readonly #place: AnswerPosition;
    constructor(given: Given, place: AnswerPosition) {
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
    /** Computes all fields, for `JSON.stringify`. */
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
    // the properties are defined by name; the type cannot follow them
    return thing as Made;
  };
};
