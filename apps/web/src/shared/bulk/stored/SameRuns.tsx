import Alert from '@mui/material/Alert';
import { storedRunTexts } from '../bulk.texts';
import { useStoredRunsQuery } from './StoredRuns.generated';

/** Shows other people who run the same action now. Renders nothing when nobody does, or when the query fails. */
export const SameRuns = ({ action }: { readonly action: string }) => {
  const { data } = useStoredRunsQuery({ variables: { action }, fetchPolicy: 'no-cache' });
  const others = (data?.bulkRuns ?? []).filter(({ isOwn }) => !isOwn);
  return others.map(({ id, owner, done, failed, unknown, size }) => (
    <Alert key={id} severity="info">
      {storedRunTexts.sameNow(owner, done + failed + unknown, size)}
    </Alert>
  ));
};
