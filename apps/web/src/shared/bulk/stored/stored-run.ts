import type { ComponentType } from 'react';
import type { StoredRunWholeFragment } from './StoredRuns.generated';

/** Properties of the dialog of a stored run. */
export interface StoredRunProps {
  readonly run: StoredRunWholeFragment;
  readonly onClose: () => void;
}

/** Bulk actions of a feature whose runs are stored. */
export interface StoredRunKind {
  /** Type name of the records in the schema. */
  readonly type: string;
  /** Loads the dialog when a run is opened. */
  readonly load: () => Promise<ComponentType<StoredRunProps>>;
}
