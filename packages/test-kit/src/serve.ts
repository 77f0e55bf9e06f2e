// Command for tests in other languages. It prints the addresses as one line of JSON. It ends at a signal or, without
// `--stay`, with its input.
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

const number = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

const { values } = parseArgs({
  options: {
    stubs: flag,
    payments: { ...number, default: '0' },
    empty: flag,
    'one-port': number,
    host: { type: 'string', default: '127.0.0.1' },
    'public-url': { type: 'string' },
    stay: flag,
    help: flag,
  },
});

const serve = async (): Promise<void> => {
  const { stubs, payments, empty, host, stay } = values;
  const port = values['one-port'];
  const publicUrl = values['public-url'];
  const kit = await start({
    services: stubs ? 'stubs' : 'reference',
    payments: Number(payments),
    empty,
    ...(port !== undefined && { onePort: { port: Number(port), host, ...(publicUrl && { publicUrl }) } }),
  });
  const stop = () => void kit.stop().then(() => process.exit());
  if (!stay) process.stdin.on('end', stop).resume();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  console.log(JSON.stringify({ gateway: kit.url, control: `${kit.controlUrl}/control` }));
};

if (values.help) console.log(help);
else void serve();
