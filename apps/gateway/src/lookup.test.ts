// Guards: A name whose server hangs occupies one DNS lookup, however often it is requested.
import { once } from 'node:events';
import { connect, type LookupFunction } from 'node:net';
import { createLookup } from './lookup.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

let server: TestServer;
let port = 0;

beforeAll(async () => {
  server = await startServer((_request, response) => void response.end('here'));
  port = Number(new URL(server.url).port);
});
afterAll(() => server.close());

/** Creates a resolver that never answers for `lost`, and resolves every name but `unknown`. */
const createNames = () => {
  const asked: string[] = [];
  const lookup = createLookup((hostname) => {
    asked.push(hostname);
    if (hostname === 'lost') return new Promise(() => undefined);
    if (hostname === 'unknown') return Promise.reject(new Error('ENOTFOUND'));
    return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
  });
  return { asked, lookup };
};

const reach = async (host: string, lookup: LookupFunction, autoSelectFamily: boolean): Promise<void> => {
  const socket = connect({ host, port, lookup, autoSelectFamily });
  await once(socket, 'connect').finally(() => socket.destroy());
};

test.each([true, false])(
  'twenty requests for a hanging name share one lookup, and another name is resolved meanwhile',
  async (families) => {
    const { asked, lookup } = createNames();
    const attempts = Array.from({ length: 20 }, () =>
      connect({ host: 'lost', port, lookup, autoSelectFamily: families }),
    );
    await reach('found', lookup, families);
    expect(asked).toEqual(['lost', 'found']);
    for (const socket of attempts) socket.destroy();
  },
);

test('a name is looked up again after its answer, and an unknown name is an error', async () => {
  const { asked, lookup } = createNames();
  await Promise.all([reach('found', lookup, true), reach('found', lookup, false)]);
  await reach('found', lookup, true);
  expect(asked).toEqual(['found', 'found']);
  await expect(reach('unknown', lookup, true)).rejects.toThrow('ENOTFOUND');
});
