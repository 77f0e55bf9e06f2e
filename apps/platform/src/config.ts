import type { TokenSource } from './shared/required-token.ts';
import { realmPath } from './sign-in/realm.ts';

/** Settings of the platform, from the environment. */
export interface PlatformConfig {
  readonly port: number;
  /** Address to listen on; only this machine by default. */
  readonly host: string;
  /** Origin at which browsers reach the platform. */
  readonly publicUrl: string;
  /** Origins of the web application, from which people may sign in. */
  readonly webOrigins: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Number of payments to seed into an empty database. */
  readonly payments: number;
  /** Pause of exports between batches, in milliseconds. It makes their progress visible. */
  readonly exportPauseMs: number;
  /** Registers the control endpoints, for tests and demonstrations. */
  readonly control: boolean;
  /** Opens the demonstration sign-in, whose passwords are public. In production it is off by default. */
  readonly signIn: boolean;
  /** Source of the tokens that the services require. When undefined, the services require no token. */
  readonly tokens: TokenSource | undefined;
}

const tokensOf = ({ issuer, keys }: { readonly issuer: string; readonly keys: string }): TokenSource => ({
  issuer: issuer + realmPath,
  keysUrl: `${keys.replace(/\/+$/, '')}${realmPath}/protocol/openid-connect/certs`,
});

/**
 * Reads the settings.
 * @throws Error that lists every wrong setting
 */
export function readConfig(environment: NodeJS.ProcessEnv): PlatformConfig {
  const problems: string[] = [];
  const text = (name: string, absent: string): string => environment[name]?.trim() || absent;
  const number = (name: string, absent: number, highest: number): number => {
    const value = text(name, String(absent));
    if (/^\d{1,9}$/.test(value) && Number(value) <= highest) return Number(value);
    problems.push(`${name} takes a number from 0 to ${highest}, not "${value}".`);
    return absent;
  };
  const flag = (name: string, absent: boolean): boolean => {
    const value = text(name, String(absent));
    if (value !== 'true' && value !== 'false') problems.push(`${name} takes true or false, not "${value}".`);
    return value === 'true';
  };
  const origin = (name: string, value: string): string => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
    problems.push(`${name} takes addresses such as http://localhost:4100, not "${value}".`);
    return value;
  };

  const production = environment['NODE_ENV'] === 'production';
  const port = number('PLATFORM_PORT', 4100, 65_535);
  const databaseUrl = text('DATABASE_URL', '');
  if (databaseUrl !== '' && !/^postgres(ql)?:\/\//.test(databaseUrl))
    problems.push('DATABASE_URL takes the address of a PostgreSQL server, postgres://…'); // without the value: it has a password
  const config: PlatformConfig = {
    port,
    host: text('PLATFORM_HOST', 'localhost'),
    publicUrl: origin('PUBLIC_URL', text('PUBLIC_URL', `http://localhost:${port}`)),
    webOrigins: text('WEB_ORIGINS', 'http://localhost:4000')
      .split(',')
      .map((value) => origin('WEB_ORIGINS', value.trim())),
    dataDir: text('PLATFORM_DATA_DIR', '.data'),
    databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
    payments: number('PLATFORM_PAYMENTS', 3_000, 1_000_000),
    exportPauseMs: number('PLATFORM_EXPORT_PAUSE_MS', 100, 60_000),
    control: flag('PLATFORM_CONTROL', false),
    signIn: flag('PLATFORM_SIGN_IN', !production),
    tokens: undefined,
  };
  if (config.control && production)
    problems.push('PLATFORM_CONTROL gives tokens to whoever asks: there is none with NODE_ENV=production.');
  const keycloak = text('KEYCLOAK_URL', '').replace(/\/+$/, '');
  if (production && keycloak === '' && !config.signIn)
    problems.push('KEYCLOAK_URL is needed with NODE_ENV=production: the services take its tokens and nothing without.');
  if (problems.length > 0) throw new Error(`The platform cannot start:\n- ${problems.join('\n- ')}`);
  const own = production && config.signIn ? { issuer: config.publicUrl, keys: `http://127.0.0.1:${port}` } : undefined;
  const realm = keycloak === '' ? own : { issuer: keycloak, keys: text('KEYCLOAK_INTERNAL_URL', keycloak) };
  return { ...config, tokens: realm && tokensOf(realm) };
}
