import { createContext, useContext, type ReactNode } from 'react';

/** Record with the version whose author is shown. */
export interface ChangedRecord {
  /** Type name in the schema. */
  readonly type: string;
  readonly id: string;
  readonly version: number;
}

/**
 * Context with the function that renders who made a version, and when. The application provides it, because this folder
 * may not import the activity.
 */
export const WhoChangedContext = createContext<((record: ChangedRecord) => ReactNode) | undefined>(undefined);

interface WhoChangedProps {
  /** Record, as in the response of the gateway. */
  readonly of: { readonly __typename?: unknown; readonly id: string; readonly version: number };
}

/** Shows who made a version of a record, and when. Renders nothing when that is not known. */
export const WhoChanged = ({ of: { __typename: type, id, version } }: WhoChangedProps) => {
  const nameOf = useContext(WhoChangedContext);
  return typeof type === 'string' && nameOf?.({ type, id, version });
};
