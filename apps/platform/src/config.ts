/** Settings of the platform, from the environment. */
export interface PlatformConfig {
  readonly port: number;
  /** Where browsers reach the platform, without a path. */
  readonly publicUrl: string;
  /** Where the application runs: origins that may sign in. */
  readonly webOrigins: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** How many payments an empty database is filled with. */
  readonly payments: number;
  /** Whether faults can be switched on and requests be read from outside; for tests and demonstrations. */
  readonly control: boolean;
}

/** Reads the settings; says all that is wrong at once. */
export function readConfig(environment: NodeJS.ProcessEnv): PlatformConfig {
  const problems: string[] = [];
  const number = (name: string, absent: number, highest: number): number => {
    const value = Number(environment[name] ?? absent);
    if (!Number.isInteger(value) || value < 0 || value > highest) problems.push(`${name} takes a number from 0 to ${highest}.`);
    return value;
  };
  const origin = (name: string, value: string): string => {
    if (URL.canParse(value)) return new URL(value).origin;
    problems.push(`${name} takes addresses such as http://localhost:4100, not "${value}".`);
    return value;
  };

  const port = number('PLATFORM_PORT', 4100, 65_535);
  const config: PlatformConfig = {
    port,
    publicUrl: origin('PUBLIC_URL', environment['PUBLIC_URL'] ?? `http://localhost:${port}`),
    webOrigins: (environment['WEB_ORIGINS'] ?? 'http://localhost:4000')
      .split(',')
      .map((value) => origin('WEB_ORIGINS', value.trim())),
    dataDir: environment['PLATFORM_DATA_DIR'] ?? '.data',
    databaseUrl: environment['DATABASE_URL'],
    payments: number('PLATFORM_PAYMENTS', 3_000, 1_000_000),
    control: environment['PLATFORM_CONTROL'] === 'true',
  };
  if (problems.length > 0) throw new Error(`The platform cannot start:\n- ${problems.join('\n- ')}`);
  return config;
}
