// Command for tests in other languages. It starts a back-office, and prints the addresses as one line of JSON. It stops
// at a signal, or, without `--stay`, when its standard input ends.
import { parseArgs } from 'node:util';
import { start } from './index.ts';

const help = `back-office-for-tests: a back-office for integration tests of other programs.

  --stubs             no data: what no test programs is refused with 501
  --payments <n>      payments that the reference services begin with; none without it
  --empty             neither payers nor collectors nor catalogues either
  --one-port <port>   one port for all: /graphql, /control, /services/<name>; 0 takes a free one
  --host <address>    where that port listens; 127.0.0.1 without it, 0.0.0.0 in a container
  --public-url <url>  how tests reach that port, where it is not http://127.0.0.1:<port>
  --stay              runs on when its input ends, until a signal
  --help              this text

It prints one line of JSON, with the addresses of gateway and control, and ends with its input or at a signal.
README.md of its package tells more; contracts/ has the OpenAPI document of each service.`;

const number = { type: 'string' } as const; // parseArgs has no numbers
const flag = { type: 'boolean', default: false } as const;

const options = {
  stubs: flag,
  payments: number,
  empty: flag,
  'one-port': number,
  host: { type: 'string' },
  'public-url': { type: 'string' },
  stay: flag,
  help: flag,
} as const;

/** Reads a whole number. @throws Error for other texts, and for a number beyond the highest */
const numberOf = (name: string, text: string | undefined, highest: number): number | undefined => {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text) && Number(text) <= highest) return Number(text);
  throw new Error(`--${name} takes a number from 0 to ${highest}, not "${text}".`);
};

/** Reads the command line. @throws Error for an unknown option, or one without effect beside the others */
const read = () => {
  const { values } = parseArgs({ options });
  const { host, 'public-url': publicUrl, stubs, empty } = values;
  const port = numberOf('one-port', values['one-port'], 65_535);
  const payments = numberOf('payments', values.payments, 1_000_000);
  if (port === undefined && (host ?? publicUrl) !== undefined)
    throw new Error('--host and --public-url are for --one-port.');
  if (publicUrl !== undefined && !/^https?:\/\//.test(publicUrl))
    throw new Error(`--public-url takes an address such as http://tests:4000, not "${publicUrl}".`);
  if (stubs && (empty || payments !== undefined))
    throw new Error('--stubs has no data: --empty and --payments do nothing.');
  return { ...values, port, payments, host, publicUrl };
};

const serve = async ({
  stubs,
  payments,
  empty,
  port,
  host,
  publicUrl,
  stay,
}: ReturnType<typeof read>): Promise<void> => {
  const kit = await start({
    services: stubs ? 'stubs' : 'reference',
    ...(payments !== undefined && { payments }),
    empty,
    ...(port !== undefined && { onePort: { port, ...(host && { host }), ...(publicUrl && { publicUrl }) } }),
  });
  const stop = () => void kit.stop().then(() => process.exit());
  if (!stay) process.stdin.on('end', stop).resume();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  console.log(JSON.stringify({ gateway: kit.url, control: `${kit.controlUrl}/control` }));
};

/** Ends the program with one line on the standard error. */
const end = (code: number, message: string): never => {
  console.error(message);
  process.exit(code);
};

const readOrEnd = () => {
  try {
    return read();
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    return end(2, `back-office-for-tests: ${sentence.replace(/\.?$/, '.')} --help lists the options.`);
  }
};

const wanted = readOrEnd();
if (wanted.help) console.log(help);
else
  serve(wanted).catch((error: unknown) =>
    end(1, `back-office-for-tests: ${error instanceof Error ? error.message : String(error)}`),
  );
