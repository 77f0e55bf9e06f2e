import type { Permission } from '@backoffice/schema/permissions';
import type { ReactNode } from 'react';
import { useCan } from './permissions';

interface CanProps {
  readonly anyOf: readonly Permission[];
  readonly children: ReactNode;
}

/** Shows its content only to a person who holds any of the permissions. */
export const Can = ({ anyOf, children }: CanProps) => (useCan(...anyOf) ? children : null);
