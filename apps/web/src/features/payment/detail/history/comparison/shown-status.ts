import type { Shown } from '@/shared/versions';
import { serviceStatus } from '../../service-status';

/** A state that is free text of a service, as the detail shows it. */
export const shownServiceStatus = (code: string | null): Shown | null => {
  if (code === null) return null;
  const { label, tone } = serviceStatus(code);
  return { text: label, tone };
};
