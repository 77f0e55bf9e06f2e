import { once } from 'node:events';
import { createServer } from 'node:http';

/** Distinct collectors on a page. */
const COLLECTORS = 20;
/** Pages of the list. Each has other payments. */
const PAGES = 8;
const LIMIT = 100;
/** Number of payments whose details are requested in turn. */
const DETAILS = 40;

/**
 * Stub of the services, with recorded answers and invented collectors.
 * @typedef {object} Upstream
 * @property {string} url
 * @property {number} pages
 * @property {readonly string[]} paymentIds
 * @property {number} listBytes size of the first page
 * @property {() => { calls: number, connections: number }} counts since the start
 * @property {(settings: { collectors: 'same' | 'fresh', delayMs: number }) => void} set
 * @property {() => void} close
 */

/** @param {string} url @returns {Promise<any>} */
const read = async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
};

/**
 * Returns an identifier of fixed length, so that it can overwrite another one inside an answer.
 * @param {number} number
 */
const collectorId = (number) => `C${String(number).padStart(8, '0')}`;

/**
 * Records answers of the reference services before the measurement. The stub replays them.
 * @param {string} platform
 */
const recordAnswers = async (platform) => {
  /** @type {Map<string, string>} */
  const answers = new Map();
  const paymentIds = [];
  const lists = [];
  for (let page = 1; page <= PAGES; page++) {
    const list = await read(`${platform}/payment/pagos?page=${page}&limit=${LIMIT}`);
    for (const [place, row] of list.rows.entries()) row.collector_id = collectorId(place % COLLECTORS);
    lists.push(list);
  }
  for (const row of lists.flatMap(({ rows }) => rows)) {
    if (paymentIds.length === DETAILS) break;
    if (!row.payer?.id || row.payment_methods.length === 0) continue;
    const { id } = row;
    for (const path of [`/payment/pagos/${id}/historial`, `/payment/pagos/${id}/titular`])
      answers.set(path, JSON.stringify(await read(platform + path)));
    const payer = `/payer/${row.payer.id}`;
    answers.set(payer, JSON.stringify(await read(platform + payer)));
    answers.set(`/payment/pagos/${id}`, JSON.stringify(row));
    paymentIds.push(id);
  }
  const [collector] = (await read(`${platform}/collector/comercios?page=1&limit=1`)).rows;
  return { answers, paymentIds, lists: lists.map((list) => JSON.stringify(list)), collector };
};

/**
 * Creates copies of a page with new collectors at each request. It overwrites bytes, because parsing would add to the
 * measured time.
 * @param {string} text
 */
const createFreshPages = (text) => {
  const template = Buffer.from(text);
  /** @type {number[]} */
  const places = [];
  for (let at = text.indexOf('"C0000'); at >= 0; at = text.indexOf('"C0000', at + 1))
    places.push(Buffer.byteLength(text.slice(0, at)) + 1);
  return (/** @type {number} */ first) => {
    const page = Buffer.from(template);
    for (const [index, place] of places.entries()) page.write(collectorId(first + (index % COLLECTORS)), place);
    return page;
  };
};

/**
 * Starts a stub that replays the recorded answers of the reference services from memory. It invents the collectors,
 * as copies of a recorded one.
 * @param {string} platform
 * @returns {Promise<Upstream>}
 */
export const startUpstream = async (platform) => {
  const { answers, paymentIds, lists, collector } = await recordAnswers(platform);
  const pages = lists.map((text) => ({ same: Buffer.from(text), fresh: createFreshPages(text) }));
  let settings = { collectors: 'same', delayMs: 0 };
  let calls = 0;
  let connections = 0;
  let fresh = COLLECTORS;

  /** @param {string} id */
  const collectorOf = (id) => ({ ...collector, id, signature: id, name: `Comercio ${id}` });
  /** @param {URLSearchParams} query */
  const pageOf = (query) => {
    const page = pages[Number(query.get('page')) - 1];
    if (settings.collectors === 'same') return page?.same;
    fresh += COLLECTORS;
    return page?.fresh(fresh);
  };
  /** @param {URLSearchParams} query */
  const collectorsOf = (query) => {
    const ids =
      JSON.parse(query.get('filters') ?? '[]').find((/** @type {{ field: string }} */ { field }) => field === 'id')
        ?.value ?? [];
    return JSON.stringify({ rows: ids.map(collectorOf), page: 1, limit: ids.length, size: ids.length });
  };
  /** @param {string} path @param {URLSearchParams} query */
  const answerTo = (path, query) => {
    if (path === '/payment/pagos') return pageOf(query);
    if (path === '/collector/comercios') return collectorsOf(query);
    if (path.startsWith('/collector/comercios/')) return JSON.stringify(collectorOf(path.slice(21)));
    return answers.get(path);
  };

  const server = createServer((request, response) => {
    calls += 1;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream');
    const body = answerTo(pathname, searchParams);
    const send = () =>
      body === undefined
        ? response.writeHead(404).end()
        : response
            .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
            .end(body);
    if (settings.delayMs > 0) setTimeout(send, settings.delayMs);
    else send();
  });
  server.on('connection', () => (connections += 1));
  // Longer than the pauses between rounds. Otherwise a contestant would have to open its connections again.
  server.keepAliveTimeout = 120_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The upstream listens nowhere.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    pages: PAGES,
    paymentIds,
    listBytes: pages[0]?.same.length ?? 0,
    counts: () => ({ calls, connections }),
    set: (next) => {
      settings = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
