import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { waitingText } from './list.texts';

/**
 * Number of records that wait for a person, by status. It has the statuses of a queue alone, with undefined while a
 * number is unknown.
 */
export type Waiting = Readonly<Record<string, number | undefined>>;

/** Largest number that is shown. */
const MOST = 999;

interface WaitingNumberProps {
  readonly count: number;
}

/**
 * Number beside the name of a status. Its room is kept while it is hidden. CSS draws it: the text of the control stays
 * that of the specification, and the description of the control has the exact number.
 */
const WaitingNumber = ({ count }: WaitingNumberProps) => (
  <Box
    component="span"
    aria-hidden
    data-waiting={count > MOST ? `${MOST}+` : count}
    sx={{
      visibility: count > 0 ? 'visible' : 'hidden',
      ml: 0.75,
      width: '30px',
      display: 'inline-block',
      textAlign: 'center',
      borderRadius: '9px',
      bgcolor: 'action.selected',
      fontSize: '0.6875rem',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: '18px',
      '&::after': { content: 'attr(data-waiting)' },
    }}
  />
);

/** Name of a status, with the description of its control. */
interface NamedStatus {
  readonly name: ReactNode;
  /** Undefined when no record waits. */
  readonly title: string | undefined;
}

/** Adds to the name of a status the number of records that wait in it. */
export const withWaiting = (name: string, status: string, waiting: Waiting | undefined): NamedStatus => {
  if (!waiting || !Object.hasOwn(waiting, status)) return { name, title: undefined };
  const count = waiting[status] ?? 0;
  return {
    name: (
      <span>
        {name}
        <WaitingNumber count={count} />
      </span>
    ),
    title: count > 0 ? waitingText(count) : undefined,
  };
};
