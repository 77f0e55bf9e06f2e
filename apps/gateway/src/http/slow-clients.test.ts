// Guards: A slow or silent client is disconnected and delays nobody.
import { connect } from 'node:net';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { speakTo } from '../testing/raw-connection.ts';

const { gateway, platform } = await startGatewayOverPlatform({
  connectionLimits: {
    headersTimeout: 1_000,
    requestTimeout: 1_500,
    stalledTimeout: 2_000,
    checkEvery: 50,
    connections: 20,
  },
});

const token = await platform.tokenFor('operador');
const body = JSON.stringify({ query: '{ viewer { username } }' });
const headers = (length: number) =>
  `POST /graphql HTTP/1.1\r\nhost: gateway\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n`;
const whole = `${headers(body.length)}\r\n${body}`;

/** Yields a text letter by letter, and never ends. */
function* drip(text: string) {
  yield* text;
  for (;;) yield 'x';
}

const isWell = async () => (await gateway.withToken(token).query('{ viewer { username } }')).status;

describe('a slow client', () => {
  test('is disconnected when its headers take too long, even if they arrive steadily', async () => {
    const { status } = await speakTo(gateway.url, drip('POST /graphql HTTP/1.1\r\nhost: gateway\r\nx: '), 20);
    expect(status).toBe(408);
  });

  test('is disconnected when its body takes too long, even if it arrives steadily', async () => {
    const { status } = await speakTo(
      gateway.url,
      [`${headers(5_000)}\r\n`, ...Array.from({ length: 2_000 }, () => 'x')],
      10,
    );
    expect(status).toBe(408);
  });

  test('is disconnected when it sends nothing', async () => {
    const { status } = await speakTo(gateway.url, []);
    expect(status).toBe(408);
  });

  test('is disconnected when it sends requests without reading the answers', async () => {
    const { net, closed } = askWithoutListening();
    await closed;
    net.destroy();
  }, 20_000);

  test('delays no other client', async () => {
    const slow = Array.from({ length: 15 }, () => speakTo(gateway.url, drip('POST /graphql HTTP/1.1\r\nx: '), 20));
    expect(await isWell()).toBe(200);
    await Promise.all(slow);
    expect(await isWell()).toBe(200);
  });
});

/** Sends requests with large answers and reads none of them. */
const askWithoutListening = () => {
  const page = JSON.stringify({ query: '{ __schema { types { name description fields { name description } } } }' });
  const net = connect({ host: '127.0.0.1', port: Number(new URL(gateway.url).port) });
  net.pause();
  net.on('error', () => undefined);
  const closed = new Promise((resolve) => net.on('close', resolve));
  const ask = () => {
    if (!net.destroyed) net.write(`${headers(page.length)}\r\n${page}`, () => setTimeout(ask, 5));
  };
  ask();
  return { net, closed };
};

describe('connections', () => {
  test('are limited in number, and the next one is closed at once', async () => {
    const open = Array.from({ length: 30 }, () => speakTo(gateway.url, drip('POST /graphql HTTP/1.1\r\nx: '), 20));
    const answers = await Promise.all(open);
    expect(answers.filter(({ status }) => status === 0).length).toBeGreaterThanOrEqual(9);
    expect(answers.filter(({ status }) => status === 408).length).toBeGreaterThan(0);
    expect(await isWell()).toBe(200);
  });

  test('can carry several requests, sequential or pipelined', async () => {
    const last = whole.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n');
    const { text } = await speakTo(gateway.url, [whole + whole + last]);
    expect(text.match(/"username":"operador"/g)).toHaveLength(3);
  });
});
