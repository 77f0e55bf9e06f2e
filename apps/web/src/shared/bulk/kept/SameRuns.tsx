import Alert from '@mui/material/Alert';
import { keptTexts } from '../bulk.texts';
import { useKeptRunsQuery } from './KeptRuns.generated';

/** Shows who does the same to many at this moment; nothing where nobody does, or nobody knows. */
export const SameRuns = ({ action }: { readonly action: string }) => {
  const { data } = useKeptRunsQuery({ variables: { action }, fetchPolicy: 'no-cache' });
  const others = (data?.bulkRuns ?? []).filter(({ isOwn }) => !isOwn);
  return others.map(({ id, owner, done, failed, unknown, size }) => (
    <Alert key={id} severity="info">
      {keptTexts.sameNow(owner, done + failed + unknown, size)}
    </Alert>
  ));
};
