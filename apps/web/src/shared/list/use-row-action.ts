import { useNavigate } from 'react-router-dom';
import { useOpenAction } from '@/shared/actions';

/** Begins an action of a row: a dialog on its list; the versions are a part of its detail. */
export const useRowAction = (row: { readonly id: string }, historyPath: (id: string) => string) => {
  const navigate = useNavigate();
  const open = useOpenAction();
  return (name: string): void => {
    if (name === 'history') void navigate(historyPath(row.id));
    else open(name, row);
  };
};
