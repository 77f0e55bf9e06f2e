import { useNavigate } from 'react-router-dom';
import { LEFT_ON_PURPOSE } from '@/shared/leaving';

/** Leaves the page of a form that has done its work: `Atrás` does not come back to it. */
export const useLeaveDone = (): ((to: string) => void) => {
  const navigate = useNavigate();
  return (to) => void navigate(to, { replace: true, state: LEFT_ON_PURPOSE });
};
