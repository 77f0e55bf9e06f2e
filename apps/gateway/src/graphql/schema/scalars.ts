import { Kind, type ValueNode } from 'graphql';

const DECIMAL = /^-?\d{1,16}(\.\d{1,6})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

/** Checks that the calendar has the day: 2026-02-30 does not exist. */
const isDay = (text: string): boolean => {
  if (!DAY.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const isMoment = (text: string): boolean =>
  MOMENT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

interface TextScalar {
  readonly name: string;
  readonly example: string;
  readonly accepts: (text: string) => boolean;
}

/**
 * Creates a scalar that is text in both directions. Inputs are checked and passed on unchanged; filters convert moments
 * to UTC. Outputs are passed on as the mapper created them. A plain object keeps the description and the specification
 * of the SDL.
 */
const textScalar = ({ name, example, accepts }: TextScalar) => {
  const parse = (value: unknown): string => {
    if (typeof value === 'string' && accepts(value)) return value;
    // not a GraphQLError: for any other error graphql-js adds the position of the value
    throw new TypeError(`${name} must be text such as "${example}".`);
  };
  return {
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : undefined),
    serialize: (value: unknown): string => {
      if (typeof value === 'string') return value;
      throw new TypeError(`${name} must be text here.`);
    },
  };
};

/** Resolvers of the schema's own scalars. `JSON` needs none: it is only an output, and passed on unchanged. */
export const scalars = {
  Decimal: textScalar({ name: 'Decimal', example: '1234.50', accepts: (text) => DECIMAL.test(text) }),
  DateTime: textScalar({ name: 'DateTime', example: '2026-11-21T15:04:05.000Z', accepts: isMoment }),
  Date: textScalar({ name: 'Date', example: '2026-11-21', accepts: isDay }),
};
