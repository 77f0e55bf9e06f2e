// back-office-for-tests [--stubs] [--payments <number>]: for tests in other languages. It prints the addresses as one
// line of JSON, and ends with its input or at a signal.
import { parseArgs } from 'node:util';
import { start } from './index.ts';

const { values } = parseArgs({ options: { stubs: { type: 'boolean' }, payments: { type: 'string' } } });

const serve = async (): Promise<void> => {
  const kit = await start({
    services: values.stubs === true ? 'stubs' : 'reference',
    payments: Number(values.payments ?? 0),
  });
  const stop = () => void kit.stop().then(() => process.exit());
  process.stdin.on('end', stop).resume();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  console.log(JSON.stringify({ gateway: kit.url, control: `${kit.platformUrl}/control` }));
};

void serve();
