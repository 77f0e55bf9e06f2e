import { createContext, useContext, type ReactNode } from 'react';

/** A record in its current version, of which somebody else made that version. */
export interface ChangedRecord {
  /** As in the schema. */
  readonly type: string;
  readonly id: string;
  readonly version: number;
}

/** Names whoever made a version; the application provides it, for it knows who did what. */
export const WhoChangedContext = createContext<((record: ChangedRecord) => ReactNode) | undefined>(undefined);

interface WhoChangedProps {
  /** The record, as an answer of the gateway has it. */
  readonly of: { readonly __typename?: unknown; readonly id: string; readonly version: number };
}

/** Shows who made the current version of a record, where that is known. */
export const WhoChanged = ({ of: { __typename: type, id, version } }: WhoChangedProps) => {
  const nameOf = useContext(WhoChangedContext);
  return typeof type === 'string' && nameOf?.({ type, id, version });
};
