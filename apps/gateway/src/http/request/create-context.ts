import type { FastifyRequest } from 'fastify';
import type { Activity } from '../../activity/activity.ts';
import { createFourEyes, requesterOf, type FourEyes } from '../../auth/four-eyes.ts';
import { fullNameOf, holdsAny, type Viewer } from '../../auth/viewer.ts';
import type { BulkRuns } from '../../bulk-runs/bulk-runs.ts';
import { createChangeKeys } from '../../changes/change-keys.ts';
import { createChangeNotes } from '../../changes/perform.ts';
import type { GatewayContext } from '../../context.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import type { Links } from '../../files/file-links.ts';
import { createLinkIssuers } from '../../files/issue-links.ts';
import { createIsHoliday, type Holidays } from '../../holidays.ts';
import { createListSums } from '../../module-kit/list/list-sums.ts';
import { createSources } from '../../modules/index.ts';
import type { Audit } from '../../observability/audit/audit.ts';
import { createRequestRecord, type RequestRecord } from '../../observability/request-record.ts';
import { createRequestTrail } from '../../observability/audit/request-trail.ts';
import type { Personal } from '../../personal/personal.ts';
import type { RestTransport } from '../../rest/create-rest-transport.ts';
import { createClientConnection, type ClientConnection } from '../../rest/call-deadline.ts';
import { upstreamHeaders } from '../../rest/request-headers.ts';
import type { GatewayShared } from '../../gateway-shared.ts';
import { createPresence } from '../../shared-memory/presence.ts';

/** Parts that all requests share. */
export interface ContextOptions {
  readonly transport: Pick<RestTransport, 'forRequest'>;
  readonly shared: GatewayShared;
  readonly links: Links;
  readonly audit: Audit;
  readonly activity: Activity;
  readonly personal: Personal;
  readonly bulkRuns: BulkRuns;
  /** True when browsers use https. */
  readonly secure: boolean;
  readonly fourEyes: FourEyes;
  readonly listsRefunds: boolean;
  readonly holidays: Holidays;
  readonly limits: RequestLimits;
}

/** The parts of an HTTP request that a context is made of. */
export type RequestParts = Pick<FastifyRequest, 'headers' | 'id' | 'record' | 'trace'>;

/** The parts of an HTTP answer that a context needs. */
export interface ReplyParts {
  readonly raw: {
    readonly once: (event: 'close', listener: () => void) => unknown;
    readonly writableFinished: boolean;
  };
  readonly header: (name: string, value: string) => unknown;
}

/** Creates the context of a request for its resolvers. */
export type CreateContext = (request: RequestParts, reply: ReplyParts, viewer: Viewer) => GatewayContext;

/** Limits of one request. Each request reads them anew, because tests change them while the gateway runs. */
export interface RequestLimits {
  /** Maximum number of calls to services. */
  readonly upstreamCalls: number;
}

/** Standard limits. They allow for example a hundred rows with two calls each. */
export const defaultRequestLimits: RequestLimits = { upstreamCalls: 250 };

/** Returns the connection of the client. It counts as disconnected when it closes before the answer is complete. */
const connectionOf = (reply: ReplyParts): ClientConnection => {
  const connection = createClientConnection();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) connection.disconnect();
  });
  return connection;
};

const countCallsIn =
  (record: RequestRecord, most: number) =>
  (call: string): GatewayError | undefined => {
    record.calls.add(call);
    record.upstreamCalls += 1;
    return record.upstreamCalls > most
      ? new GatewayError('LIMIT_EXCEEDED', 'La consulta pide demasiados datos de una vez. Divídala en varias.')
      : undefined;
  };

/** Returns the person for whom links are created, with the function that sets the cookies of these links. */
const recipientOf = (viewer: Viewer, reply: ReplyParts, secure: boolean) => ({
  person: { personId: viewer.id, username: viewer.username, personName: fullNameOf(viewer) },
  setCookie: (cookie: string) => void reply.header('set-cookie', cookie),
  secure,
});

/**
 * Creates the factory of contexts, once for a gateway. A context is created after the token is verified, before the
 * document is parsed.
 */
export const createContextFactory = ({
  transport,
  shared,
  links,
  audit,
  activity,
  personal,
  bulkRuns,
  secure,
  fourEyes,
  listsRefunds,
  holidays,
  limits,
}: ContextOptions): CreateContext => {
  const { now } = shared;
  const sourcesOf = createSources(shared);
  const changes = createChangeKeys(shared);
  const reportPresence = createPresence(shared);
  const listSums = createListSums(shared);
  const isHoliday = createIsHoliday(holidays);
  return (request, reply, viewer) => {
    const record = request.record ?? createRequestRecord(request.id);
    const headers = upstreamHeaders(request.headers, request.id);
    const clientOf = transport.forRequest({
      personId: viewer.id,
      headers,
      connection: connectionOf(reply),
      countCall: countCallsIn(record, limits.upstreamCalls),
      noteMapped: (answer) => record.mapped.push(answer),
      trace: request.trace,
    });
    const can: GatewayContext['can'] = (...anyOf) => holdsAny(viewer, anyOf);
    return {
      viewer,
      can,
      asker: () => ({
        can,
        now: now(),
        fourEyes: createFourEyes(fourEyes, viewer),
        requesterOf: (name) => requesterOf(name, fourEyes),
      }),
      twoPeople: fourEyes.required,
      listsRefunds,
      now,
      isHoliday,
      sources: sourcesOf(clientOf),
      upstreamHeaders: headers,
      changes,
      ...createLinkIssuers(links, recipientOf(viewer, reply, secure)),
      record,
      trail: createRequestTrail(audit, record, viewer),
      activity,
      personal,
      bulkRuns,
      reportPresence,
      listSums,
      notes: createChangeNotes(),
    };
  };
};
