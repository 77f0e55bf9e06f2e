// Events and searches of the activity store for `npm run bench -- activity`.
import { createHash } from 'node:crypto';
import { run } from '../tools/run/command.mjs';
import { databaseSize } from '../tools/run/postgres.mjs';

/** Returns the SQL that inserts `count` events, spread evenly over the last twelve months. */
const seedSql = (/** @type {number} */ count) => `
set synchronous_commit = off;
create temp table kept_index as
  select indexname, indexdef from pg_indexes where tablename = 'activity_event' and indexname not like '%_pk';
do $$ declare one record; begin
  for one in select * from kept_index loop execute format('drop index %I', one.indexname); end loop;
end $$;
insert into activity_event
  (writer, seq, month, at, user_id, username, kind, action, type, ids, result, request_id, line, digest)
select 'bench-' || n % 4, 1 + n / 4, to_char(at at time zone 'UTC', 'YYYY-MM'), at,
  'person-' || person, 'person' || person, kind, action, 'Payment', array[id], result, request,
  format('{"audit":true,"time":"%s","kind":"%s","action":"%s","type":"Payment","ids":["%s"],"count":1,"before":{"status":"issued","version":1,"recorded":{"finalAmount":"1234.50","currencyId":"ARS"}},"after":{"status":"cancelled","version":2,"recorded":{"finalAmount":"1234.50","currencyId":"ARS"}},"changed":[{"field":"status"},{"field":"version"},{"field":"lastUpdateDate"}],"reason":"Pedido por la entidad, con su nota","result":"%s","code":null,"requestId":"%s","userId":"person-%s","username":"person%s","operation":"CancelPayment"}',
    to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), kind, action, id, result, request, person, person),
  md5(n::text)
from (
  select n, now() - interval '1 year' * (n::float / ${count}) as at, (n::bigint * 7919) % 60 as person,
    case when n % 3 = 0 then 'look' else 'change' end as kind,
    case when n % 3 = 0 then 'Payment.holder' when n % 5 = 0 then 'refundPayment' else 'cancelPayment' end as action,
    case when n % 50 = 0 then 'refused' when n % 400 = 1 then 'failed' else 'done' end as result,
    'payment-' || (n * 104729::bigint) % ${Math.ceil(count / 4)} as id, md5('request' || n) as request
  from generate_series(0, ${count - 1}) as series (n)
) as events;
do $$ declare one record; begin
  for one in select * from kept_index loop execute one.indexdef; end loop;
end $$;
analyze activity_event;`;

/**
 * Adds events of one year to the store of the activity. Existing events stay. Returns a report of time and size.
 * @param {string} url
 * @param {number} count
 */
export const seedEvents = async (url, count) => {
  const began = performance.now();
  const { code, output } = await run('psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-c', seedSql(count), url]);
  if (code !== 0) throw new Error(output.slice(0, 1_000));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  return `${count} events written in ${seconds} s, ${await databaseSize(url)}`;
};

const query = `query BenchActivity($filter: ActivityFilter, $page: Int!) {
  activities(filter: $filter, page: $page, limit: 20) {
    size
    rows { id time username action type ids result requestId reason changes { field before after } }
  }
}`;

const day = (/** @type {number} */ ago) => new Date(Date.now() - ago * 24 * 3_600_000).toISOString().slice(0, 10);

/** Returns searches of the activity screen, with different filters. @param {number} count of the events */
export const searches = (count) =>
  [
    { title: 'all', filter: {} },
    { title: 'all, page 50', filter: {}, page: 50 },
    { title: 'a person', filter: { username: 'person7' } },
    { title: 'an action', filter: { action: 'refundPayment' } },
    { title: 'a record', filter: { type: 'Payment', id: `payment-${Math.floor(count / 8)}` } },
    { title: 'not done', filter: { result: 'FAILED' } },
    { title: 'a request', filter: { requestId: createHash('md5').update('request5').digest('hex') } },
    { title: 'a week of half a year ago', filter: { period: { from: day(190), to: day(183) } } },
    {
      title: 'a person, an action, a week',
      filter: { username: 'person7', action: 'cancelPayment', period: { from: day(190), to: day(183) } },
    },
  ].map(({ title, filter, page = 1 }) => ({ title, query, variables: { filter, page } }));
