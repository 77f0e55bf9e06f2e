import type { ServiceName, ServicePaths } from '@backoffice/contracts';
import type {
  Body,
  ChangeArguments,
  ListPaths,
  Operation,
  Optional,
  PathArguments,
  PathsWith,
  ReadArguments,
} from './contract-types.ts';
import type { ListQuery } from './list-query.ts';
import type { FileAddress } from './file-client.ts';

/**
 * One service for the length of one request: headers, deadline and the client's connection are bound already.
 * Every method rejects with `UpstreamError`, or with `LimitError` when the request has asked too often.
 */
export interface RestClient<Paths> {
  /** Reads; tried once more when the service could not be reached, within the deadline and the retry budget. */
  readonly get: <P extends PathsWith<Paths, 'get'>>(
    path: P,
    ...given: Optional<ReadArguments<Operation<Paths, P, 'get'>>>
  ) => Promise<Body<Operation<Paths, P, 'get'>>>;
  /** Where a file is; nothing is asked. Undefined when its identifier is none that anything can be called. */
  readonly fileAt: <P extends PathsWith<Paths, 'get'>>(
    path: P,
    ...given: Optional<ReadArguments<Operation<Paths, P, 'get'>>>
  ) => FileAddress | undefined;
  /** Where a file is sent to, and with which key; nothing is asked. */
  readonly uploadTo: (path: PathsWith<Paths, 'post'>, idempotencyKey: string) => FileAddress;
  /** Reads a page of a list, whatever dialect its service speaks. */
  readonly list: <P extends ListPaths<Paths>>(path: P, query: ListQuery) => Promise<Body<Operation<Paths, P, 'get'>>>;
  /** The same for a list below an entity. */
  readonly listOf: <P extends ListPaths<Paths>>(
    path: P,
    given: PathArguments<Operation<Paths, P, 'get'>>,
    query: ListQuery,
  ) => Promise<Body<Operation<Paths, P, 'get'>>>;
  /** Changes; never sent twice. */
  readonly post: <P extends PathsWith<Paths, 'post'>>(
    path: P,
    ...given: Optional<ChangeArguments<Operation<Paths, P, 'post'>>>
  ) => Promise<Body<Operation<Paths, P, 'post'>>>;
  /** Changes; never sent twice. */
  readonly put: <P extends PathsWith<Paths, 'put'>>(
    path: P,
    ...given: Optional<ChangeArguments<Operation<Paths, P, 'put'>>>
  ) => Promise<Body<Operation<Paths, P, 'put'>>>;
  /** Changes; never sent twice. */
  readonly delete: <P extends PathsWith<Paths, 'delete'>>(
    path: P,
    ...given: Optional<ChangeArguments<Operation<Paths, P, 'delete'>>>
  ) => Promise<Body<Operation<Paths, P, 'delete'>>>;
}

/** The client of one service. */
export type ClientFor<Name extends ServiceName> = RestClient<ServicePaths[Name]>;

/** Gives the client of a service, for the length of one request. */
export type ClientOf = <Name extends ServiceName>(service: Name) => ClientFor<Name>;
