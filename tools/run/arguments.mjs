import { parseArgs } from 'node:util';
import { VITE_PORT } from './services.mjs';

/**
 * Reads the arguments of `npm start` and `npm run dev`. A port without a flag is that of the environment (PORT,
 * PLATFORM_PORT, WEB_PORT), or the default.
 * @param {readonly string[]} words
 * @throws Error for an unknown flag or a wrong number
 */
export const readStartArguments = (words) => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      port: { type: 'string' },
      'platform-port': { type: 'string' },
      'web-port': { type: 'string' },
      payments: { type: 'string' },
      reset: { type: 'boolean', default: false },
      control: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    ports: {
      gateway: wholeNumber('--port', values.port ?? process.env['PORT'] ?? '4000', 65_535),
      platform: wholeNumber(
        '--platform-port',
        values['platform-port'] ?? process.env['PLATFORM_PORT'] ?? '4100',
        65_535,
      ),
      web: wholeNumber('--web-port', values['web-port'] ?? process.env['WEB_PORT'] ?? String(VITE_PORT), 65_535),
    },
    payments: values.payments === undefined ? undefined : String(wholeNumber('--payments', values.payments, 1_000_000)),
    reset: values.reset,
    control: values.control,
    help: values.help,
  };
};

/**
 * @param {string} flag
 * @param {string} text
 * @param {number} highest
 */
const wholeNumber = (flag, text, highest) => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > highest)
    throw new Error(`${flag} takes a number from 0 to ${highest}, not "${text}".`);
  return value;
};

/**
 * @param {string} command
 */
export const startUsage = (command) => `${command} [options]

  --port <number>           of the application and the gateway (4000, or PORT)
  --platform-port <number>  of the services and the sign-in (4100, or PLATFORM_PORT)
  --web-port <number>       of Vite in npm run dev (5173, or WEB_PORT)
  --payments <number>       how many payments a new data folder is filled with (3000)
  --reset                   starts over: removes the data folder (.data)
  --control                 opens switches for tests at the services' /control (docs/testing.md)`;
