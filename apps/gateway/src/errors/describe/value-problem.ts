import type { FieldError } from '../../api/schema-types.generated.ts';

/** Messages of graphql-js for a value that does not fit its type. They quote the value, which may be a card number. */
const OF_VARIABLE = /^Variable "\$(\w+)" got invalid value .*?(?: at "([\w.[\]]+)")?; (.*)$/s;
const OF_LITERAL = /^Expected value of type "([\w!\]["]+)", found .*?(?:; (.*))?$/s;
const NUMBERS = /\d[\d -]{11,}\d/g;

/** Patterns of reasons, each with a replacement that quotes no value. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^(?:Expected type "\w+"\. )?((?:Decimal|DateTime|Date) must be text such as "[^"]*"\.)/s, '$1'],
  [/^(\w+ cannot represent [\w -]*?value): .*$/s, '$1.'],
  [/^Value ".*?" does not exist in "(\w+)" enum\.(.*)$/s, 'No such value in the enum "$1".$2'],
  [/^Enum "(\w+)" cannot represent .*?\.( Did you mean .*)?$/s, 'No such value in the enum "$1".$2'],
  [/^(Expected non-nullable type "[^"]+" not to be null\.)$/, '$1'],
  [/^(Field "\w+" of required type "[^"]+" was not provided\.)$/, '$1'],
  [/^(Field "\w+" is not defined by type "\w+"\.(?: Did you mean .*)?)$/s, '$1'],
  [/^(Exactly one key must be specified for OneOf type "\w+"\.)$/, '$1'],
  [/^(Expected type "\w+" to be an object\.)$/, '$1'],
];

const reasonIn = (text: string | undefined): string => {
  for (const [pattern, safe] of reasons)
    if (text !== undefined && pattern.test(text)) return text.replace(pattern, safe);
  return '';
};

/**
 * Removes the value from a known message of graphql-js, and long numbers from any message. Returns the argument, too,
 * when the value is a variable.
 */
export const withoutValues = (message: string): { readonly message: string; readonly field?: FieldError } => {
  const variable = OF_VARIABLE.exec(message);
  if (variable) {
    const [, name = '', at, reason] = variable;
    const path = (at ?? name).replaceAll(/\[(\d+)\]/g, '.$1');
    const text = [`Variable "$${name}" got an invalid value${at ? ` at "${at}"` : ''}.`, reasonIn(reason)];
    const safe = text.join(' ').trim().replaceAll(NUMBERS, '…');
    return { message: safe, field: { path, code: 'INVALID', message: safe } };
  }
  const [, type, reason] = OF_LITERAL.exec(message) ?? [];
  const shown = type === undefined ? message : `Expected a value of type "${type}". ${reasonIn(reason)}`.trim();
  return { message: (reasonIn(shown) || shown).replaceAll(NUMBERS, '…') };
};
