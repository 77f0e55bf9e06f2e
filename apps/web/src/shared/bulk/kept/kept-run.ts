import type { ComponentType } from 'react';
import type { KeptRunWholeFragment } from './KeptRuns.generated';

/** Properties of the dialog of a stored run. */
export interface KeptRunProps {
  readonly run: KeptRunWholeFragment;
  readonly onClose: () => void;
}

/** Bulk actions of a feature whose runs are stored. */
export interface KeptRunKind {
  /** Type name of the records in the schema. */
  readonly type: string;
  /** Loads the dialog when a run is opened. */
  readonly load: () => Promise<ComponentType<KeptRunProps>>;
}
