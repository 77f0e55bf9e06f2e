import { createContext } from 'react';

/** Refusals of arguments by the service, by field name. */
export type Refusals = Readonly<Record<string, string>>;

/** Context with the refusals of a form's fields. */
export const FieldRefusals = createContext<Refusals>({});
