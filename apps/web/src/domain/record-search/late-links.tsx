import { lazy, Suspense, type ComponentProps } from 'react';

const Link = lazy(async () => ({ default: (await import('./SearchElsewhere')).RecordLink }));
const Elsewhere = lazy(async () => ({ default: (await import('./SearchElsewhere')).SearchElsewhere }));

/** Leads to the record with that identifier, if there is one; comes with the first search that found nothing. */
export const RecordLink = (props: ComponentProps<typeof Link>) => (
  <Suspense>
    <Link {...props} />
  </Suspense>
);

/** Other places for a list of what payers pay; comes with the first search that found nothing. */
export const SearchElsewhere = (props: ComponentProps<typeof Elsewhere>) => (
  <Suspense>
    <Elsewhere {...props} />
  </Suspense>
);
