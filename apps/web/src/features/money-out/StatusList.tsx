import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { FilterForm, StatusToggles } from '@/shared/list';

interface StatusListProps<Status extends string> extends Pick<ComponentProps<typeof StatusToggles<Status>>, 'choices'> {
  readonly list: ComponentProps<typeof FilterForm>['list'] & {
    readonly state: { readonly status: Status | null };
    readonly change: (chosen: { readonly status: Status | null }) => void;
  };
  /** Buttons beside the statuses. */
  readonly tools?: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
}

/** A list by status: the statuses, the filters, the rows. */
export const StatusList = <Status extends string>({ list, choices, tools, children }: StatusListProps<Status>) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
      <StatusToggles status={list.state.status} choices={choices} onChange={(status) => list.change({ status })} />
      {tools}
    </Box>
    <FilterForm list={list} />
    {children}
  </>
);
