import { createContext } from 'react';

/** What the service said of fields, by their name. */
export type Refusals = Readonly<Record<string, string>>;

/** What the service said of the fields of a form that it refused. */
export const FieldRefusals = createContext<Refusals>({});
