// Guards: Slow uploads end, one person has few at a time, and other requests are answered.
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { speakTo } from '../testing/raw-connection.ts';
import { startServer } from '../testing/start-server.ts';
import { until } from '../testing/until.ts';
import { anImportOf, requestUpload, sendFile } from '../testing/uploads.ts';

/** Answers that the service holds back while a test sets it. */
let kept: (() => void)[] | undefined;
const service = await startServer((request, response) => {
  request.resume().on('end', () => {
    const answer = () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"import_id":"i1"}');
    if (kept) kept.push(answer);
    else answer();
  });
});
afterAll(() => service.close());
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  replaced: { import: service.url },
  config: { load: { maxLagMs: 0, maxUnderWay: 50 } },
  connectionLimits: { requestTimeout: 500, checkEvery: 50, uploadTimeout: 2_500, refusedTimeout: 1_500 },
});

const content = 'Id externo;Importe\r\nñ;1\r\n';
const size = Buffer.byteLength(content);
const aLink = async (fileSize = size) =>
  requestUpload({ url: gateway.url, token: await platform.tokenFor('operador') }, anImportOf(fileSize));

type Link = Awaited<ReturnType<typeof aLink>>;

const headersOf = ({ url, cookie }: Link, length: number) =>
  `POST ${url} HTTP/1.1\r\nhost: gateway\r\ncookie: ${cookie}\r\ncontent-type: application/octet-stream\r\ncontent-length: ${length}\r\n\r\n`;

/** Yields an upload request whose body never ends. */
function* endless(link: Link, length: number, piece = 'x') {
  yield headersOf(link, length);
  for (;;) yield piece;
}

const isAnswered = async () => (await gateway.as('auditor').query('{ viewer { username } }')).status;

/** More requests than the gateway accepts at the same time. */
const MANY = 60;

test('refused uploads that never end are few at a time, and are ended', async () => {
  const links: Link[] = [];
  while (links.length < MANY) links.push(await aLink());
  const slow = links.map((link) => speakTo(gateway.url, endless(link, 999_999_999), 100));
  await Promise.race(slow);
  expect(await isAnswered()).toBe(200);
  const statuses = (await Promise.all(slow)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(4);
  expect(statuses).toContain(429);
  expect(statuses.filter((status) => ![422, 429, 503].includes(status))).toEqual([]);
  expect(await sendFile(gateway.url, await aLink(), content)).toMatchObject({ status: 200 });
}, 30_000);

test('a refused upload is not read far beyond the maximum size of a file', async () => {
  const piece = 'x'.repeat(1024 * 1024);
  let pieces = 0;
  function* counted(link: Link) {
    for (const each of endless(link, 999_999_999, piece)) {
      pieces += 1;
      yield each;
    }
  }
  await speakTo(gateway.url, counted(await aLink()));
  expect(pieces).toBeGreaterThan(10);
  expect(pieces).toBeLessThan(40);
}, 30_000);

test('a refused file of normal size is read to its end, so that the browser receives the reason', async () => {
  const large = Buffer.alloc(3 * 1024 * 1024);
  expect(await sendFile(gateway.url, await aLink(large.length), large)).toMatchObject({
    status: 422,
    errors: [{ message: 'El archivo no es CSV ni XLSX, aunque su nombre lo diga.' }],
  });
});

test('a file of the right size that is sent too slowly, or not at all, is ended', async () => {
  const large = 1_000_000;
  const [begun, silent] = [await aLink(large), await aLink(large)];
  await Promise.all([
    speakTo(gateway.url, endless(begun, large), 100),
    speakTo(gateway.url, [headersOf(silent, large)], 100),
  ]);
  expect(await sendFile(gateway.url, await aLink(), content)).toMatchObject({ status: 200 });
}, 30_000);

test('a person can send four files at a time; the fifth is refused with a text, and its link stays valid', async () => {
  const answers: (() => void)[] = [];
  kept = answers;
  const four = await Promise.all(Array.from({ length: 4 }, () => aLink()));
  const sending = four.map((link) => sendFile(gateway.url, link, content));
  await until(() => answers.length === 4);
  const fifth = await aLink();
  expect(await sendFile(gateway.url, fifth, content)).toMatchObject({
    status: 429,
    errors: [
      {
        message: 'Ya se están enviando cuatro archivos con su usuario.',
        extensions: { code: 'TOO_MANY_REQUESTS', requestId: expect.stringMatching(/./) },
      },
    ],
  });
  kept = undefined;
  for (const answer of answers) answer();
  expect((await Promise.all(sending)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await sendFile(gateway.url, fifth, content)).toMatchObject({ status: 200 });
});
