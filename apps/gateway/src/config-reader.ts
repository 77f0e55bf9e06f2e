/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

const NAME = /^[\w.-]{1,100}$/;

/** Creates readers of single variables. They add a text about an invalid value to `problems`; `text` accepts any. */
export const createReader = (environment: Environment, problems: string[]) => {
  const text = (name: string, otherwise: string): string => environment[name] || otherwise;
  const checked = (name: string, value: string, accepts: (value: string) => boolean, wanted: string): string => {
    if (!accepts(value))
      problems.push(value ? `${name} takes ${wanted}, not "${value}".` : `${name} is missing; it takes ${wanted}.`);
    return value;
  };
  const isUrl = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  return {
    text,
    url: (name: string, otherwise = '', example = 'http://localhost:4100'): string =>
      checked(name, text(name, otherwise).replace(/\/+$/, ''), isUrl, `an address such as ${example}`),
    /** Reads a link; an empty string if it is not set. */
    link: (name: string): string =>
      checked(
        name,
        text(name, ''),
        (value) => value === '' || isUrl(value) || value.startsWith('mailto:'),
        'an http(s) or mailto address',
      ),
    name: (name: string, otherwise: string): string =>
      checked(name, text(name, otherwise), (value) => NAME.test(value), 'letters, digits, . - _'),
    choice: <Option extends string>(name: string, otherwise: Option, of: readonly Option[]): Option => {
      const given = checked(
        name,
        text(name, otherwise),
        (value) => of.some((one) => one === value),
        `one of ${of.join(', ')}`,
      );
      return of.find((one) => one === given) ?? otherwise;
    },
    number: (name: string, otherwise: number, highest: number, lowest = 0): number => {
      const isNumber = (value: string) => /^\d+$/.test(value) && Number(value) >= lowest && Number(value) <= highest;
      const value = checked(name, text(name, String(otherwise)), isNumber, `a number from ${lowest} to ${highest}`);
      return isNumber(value) ? Number(value) : otherwise;
    },
  };
};
