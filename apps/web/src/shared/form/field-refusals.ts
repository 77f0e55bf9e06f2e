import { createContext } from 'react';

/** Refusals of the service for fields, by their name. */
export type Refusals = Readonly<Record<string, string>>;

/** Refusals of the service for the fields of a form. */
export const FieldRefusals = createContext<Refusals>({});
