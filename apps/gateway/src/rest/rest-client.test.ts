// Guards: The REST client sends path, body, idempotency key and version, and reads answer and error codes.
import { UpstreamError } from '../errors/upstream-error.ts';
import { serviceKey } from '../testing/changes.ts';
import { problem, sends } from '../testing/service-faults.ts';
import { startRestClient, type TestRestClient } from '../testing/start-rest-client.ts';

const collector = { id: 'LUZN', signature: 'LUZN', name: 'Luz del Norte' };

let rest: TestRestClient;

beforeEach(async () => {
  rest = await startRestClient();
  rest.service.answerWith(sends(200, JSON.stringify(collector)));
});
afterEach(() => rest.close());

describe('a call to a service', () => {
  test('returns the JSON of the answer', async () => {
    expect(await rest.read()).toEqual(collector);
  });

  test('with an impossible identifier is not sent', async () => {
    for (const id of [
      '..',
      '.',
      '',
      'a/b',
      'a%2Fb',
      'ñ',
      'x'.repeat(65),
      '../comercios/LUZN',
      'LUZN?x=1',
      'metrics',
      'health',
      'api-docs',
    ]) {
      const call = () => rest.client.get('/comercios/{id}', { path: { id } });
      expect(await rest.ending(call)).toEqual({ kind: 'NOT_FOUND', requests: 0 });
    }
  });

  test('has the same idempotency key in every gateway and after every start, because another key would be another change', async () => {
    rest.service.answerWith((request, response) => {
      sends(201, JSON.stringify({ key: request.headers['idempotency-key'] }))(request, response);
    });
    expect(await rest.change()).toEqual({ key: 'IP6pKjaMBMaRVeJHtAxt1pn1iOBTDgSNsTVIkELZ0Rk' });
  });

  test('sends its body and its key, and the version if the service has versions', async () => {
    const seen: unknown[] = [];
    rest.service.answerWith((request, response) => {
      const { method, url, headers } = request;
      request.on('data', (chunk: Buffer) => seen.push(method, url, headers['idempotency-key'], chunk.toString()));
      request.on('end', () => {
        seen.push(headers['if-match']);
        sends(201, '{"id":"1"}')(request, response);
      });
    });
    expect(await rest.change()).toEqual({ id: '1' });
    await rest.client.delete('/configuraciones/{id}', { path: { id: '1' }, ifMatch: 4 });
    await rest.clientWithoutVersions.delete('/configuraciones/{id}', { path: { id: '1' }, ifMatch: 4 });
    const body = '{"commerce_config_vars":{"id":"1"},"value":"100"}';
    expect(seen).toEqual([
      'POST',
      '/collector/comercios/LUZN/configuraciones',
      expect.stringMatching(serviceKey),
      body,
      undefined,
      '4',
      undefined,
    ]);
  });

  test('passes on the codes of a refusal, but not its technical text', async () => {
    const fields = { value: 'old', odd: 1 };
    rest.service.answerWith(sends(409, problem('conflict', 'stale', { current_version: 3, fields })));
    const error: unknown = await rest.change().catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      kind: 'CONFLICT',
      code: 'conflict',
      extendedCode: 'stale',
      currentVersion: 3,
      fields: { value: 'old' },
    });
    expect(JSON.stringify(error) + (error instanceof UpstreamError ? error.message : '')).not.toContain('secret');
  });
});

describe('a list', () => {
  test('is queried in the dialect of its service, and returns the requested page number', async () => {
    let requested = '';
    rest.service.answerWith((request, response) => {
      requested = decodeURIComponent(request.url ?? '').replaceAll('+', ' ');
      sends(200, '{"rows":[],"page":7,"limit":10,"size":0}')(request, response);
    });
    const page = await rest.client.list('/comercios', {
      filters: [{ field: 'signature,name', value: 'luz del norte & hijos', operation: 'CONTAINS' }],
      sorts: [{ field: 'name', direction: 'ascending' }],
      page: 2,
      limit: 10,
    });
    expect(page.page).toBe(2);
    expect(requested).toBe(
      '/collector/comercios?filters=[{"field":"signature,name","value":"luz del norte & hijos","operation":"CONTAINS"}]' +
        '&sorts=[{"field":"name","direction":"ascending"}]&page=2&limit=10',
    );
  });

  test.each([
    ['without rows', '{"rows":{},"size":1}'],
    ['without a size', '{"rows":[]}'],
    ['of more rows than were asked for', JSON.stringify({ rows: Array(11).fill({}), size: 11 })],
  ])('%s is a bad answer', async (_what, page) => {
    rest.service.answerWith(sends(200, page));
    const list = () => rest.client.list('/comercios', { filters: [], page: 1, limit: 10 });
    expect((await rest.ending(list)).kind).toBe('BAD_ANSWER');
  });
});
