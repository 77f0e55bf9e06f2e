import { createContext } from 'react';

/** Messages about refused arguments of a change, by field name. */
export type Refusals = Readonly<Record<string, string>>;

/** Context with the refusals of a form's fields. */
export const FieldRefusals = createContext<Refusals>({});
