// Guards: docs/settings.md has the defaults and limits of the code and of docker-compose.production.yml.
import { readFileSync } from 'node:fs';
import { readConfig as readGateway } from '../apps/gateway/src/config.ts';
import { readConfig as readPlatform } from '../apps/platform/src/config.ts';
import { services } from '../packages/contracts/src/services.ts';
import { root } from './run/command.mjs';

type Environment = Readonly<Record<string, string>>;

const page = readFileSync(`${root}docs/settings.md`, 'utf8').replaceAll(/<!--.*?-->/g, '');
const compose = readFileSync(`${root}docker-compose.production.yml`, 'utf8');
const secret = 'x'.repeat(32);

const required = ['KEYCLOAK_URL', ...Object.values(services).map(({ urlVariable }) => urlVariable)];
interface Program {
  readonly readConfig: (environment: Environment) => unknown;
  readonly base: Environment;
}
/** Settings with which every other one has an effect. */
const programs: Readonly<Record<string, Program>> = {
  Gateway: {
    readConfig: readGateway,
    base: {
      ...Object.fromEntries(required.map((name) => [name, 'http://elsewhere.example'])),
      ACTIVITY_DATABASE_URL: 'postgres://store.example/gateway',
      AUDIT_SECRET: secret,
      GATEWAY_SECRET: secret,
      REDIS_URL: 'redis://redis.example:6379',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
    },
  },
  'Reference platform': {
    readConfig: readPlatform,
    base: { KEYCLOAK_URL: 'http://keycloak.example' },
  },
};

interface Setting {
  readonly program: Program;
  readonly name: string;
  /** Cell of the default. */
  readonly cell: string;
  /** Default in production where it is another one. */
  readonly inProduction: string | undefined;
  /** Value, or the name of another setting; undefined when words describe it. */
  readonly value: string | undefined;
  readonly meaning: string;
}

/** Reads a default: a number, perhaps with a word in brackets, or a value in backticks. */
const valueIn = (text = ''): string | undefined =>
  /^`([^`]+)`$|^(\d+)(?: \(\w+\))?$/.exec(text)?.slice(1).find(Boolean);

const rowsOf = (title: string, program: Program): readonly Setting[] => {
  const [, section = ''] = page.split(`## ${title}\n`);
  return [
    ...section
      .split('\n## ', 1)
      .join()
      .matchAll(/^\| (`.*) \| (.*) \| (.*) \|$/gm),
  ].flatMap(([, first = '', cell = '', meaning = '']) => {
    const names = [...first.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name);
    const [always = '', otherwise = ''] = cell.split('; ');
    const values = names.length > 1 ? always.split(', ') : [always];
    const inProduction = /^`(.*)` with `NODE_ENV=production`$/.exec(otherwise)?.[1];
    return names.map((name, place) => ({ program, name, cell, inProduction, value: valueIn(values[place]), meaning }));
  });
};
const settings = Object.entries(programs).flatMap(([title, program]) => rowsOf(title, program));
const withValue = settings.filter(({ value }) => value !== undefined);

/** Returns what a program reads, or the problem that it reports. */
const readWith = ({ program: { readConfig, base } }: Setting, more: Environment): unknown => {
  try {
    return readConfig({ ...base, ...more });
  } catch (error) {
    return String(error);
  }
};

test('the tables were read', () => {
  expect(withValue.length).toBeGreaterThan(35);
  // a default in words means that there is none
  const words = settings.filter(({ value }) => value === undefined).map(({ cell }) => cell.split('; ')[0]);
  expect(words.filter((word) => /[`\d]/.test(word?.replace('holidays 2025 to 2027', '') ?? ''))).toEqual([]);
});

test.each(withValue.map((setting) => [setting.name, setting] as const))('%s has its default', (name, setting) => {
  const { value = '', inProduction } = setting;
  const isReference = /^[A-Z_]+$/.test(value) && value !== name;
  const other = isReference ? { [value]: value.endsWith('PORT') ? '4321' : 'http://another.example' } : {};
  const given =
    (isReference ? other[value] : value.replace(/(PLATFORM_)?PORT$/, (port) => (port === 'PORT' ? '4000' : '4100'))) ??
    '';
  expect(readWith(setting, { ...other, [name]: given })).toEqual(readWith(setting, other));
  expect(readWith(setting, { ...other, [name]: given })).toBeInstanceOf(Object);
  // the setting has an effect, so another default would be noticed
  expect(readWith(setting, { ...other, [name]: 'http://else.example:1/' })).not.toEqual(readWith(setting, other));
  if (inProduction === undefined) return;
  const production = { NODE_ENV: 'production' };
  expect(readWith(setting, { ...production, [name]: inProduction })).toEqual(readWith(setting, production));
});

test('required settings are reported when they are missing', () => {
  const rows = settings.filter(({ cell }) => cell === 'required');
  expect(rows.map(({ name }) => name).sort()).toEqual(required.toSorted());
  for (const row of rows) expect(readWith(row, { [row.name]: '' })).toContain(`${row.name} is missing`);
});

test('limits are those of the code', () => {
  const limited = settings.flatMap((setting) => {
    const limit = /(?:up to|at most) ([\d,]+)/.exec(setting.meaning)?.[1]?.replaceAll(',', '');
    return limit === undefined ? [] : [{ setting, name: setting.name, limit: Number(limit) }];
  });
  expect(limited.map(({ name }) => name)).toEqual(['MAX_HEADER_KB', 'KNOWN_RELEASES', 'PLATFORM_PAYMENTS']);
  for (const { setting, name, limit } of limited) {
    expect(readWith(setting, { [name]: String(limit) })).toBeInstanceOf(Object);
    expect(readWith(setting, { [name]: String(limit + 1) })).toContain(name);
  }
  const secrets = settings.filter(({ meaning }) => meaning.includes('32 characters or more'));
  expect(secrets.map(({ name }) => name)).toEqual(['AUDIT_SECRET', 'GATEWAY_SECRET', 'GATEWAY_SECRET_ACCEPTED']);
  for (const setting of secrets) {
    expect(readWith(setting, { [setting.name]: secret })).toBeInstanceOf(Object);
    expect(readWith(setting, { [setting.name]: secret.slice(1) })).toContain(setting.name);
  }
});

test('a default of the installation is in the table', () => {
  const defaults = [...compose.matchAll(/^ {4}([A-Z_]+): \$\{\1:-([^}]+)\}$/gm)];
  expect(defaults.length).toBeGreaterThan(20);
  const missing = defaults.filter(([, name, value = '']) => {
    const cell = settings.find((setting) => setting.name === name)?.cell ?? '';
    // names of the parts of the installation
    return !cell.split(/[`\s,;]+/).includes(value) && !/^(http|redis):\/\//.test(value);
  });
  expect(missing.map(([, name, value]) => `${name}=${value}`)).toEqual([]);
});
