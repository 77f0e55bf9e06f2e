import type { ComponentType } from 'react';
import type { KeptRunWholeFragment } from './KeptRuns.generated';

/** Properties of the dialog of a run that was kept. */
export interface KeptRunProps {
  readonly run: KeptRunWholeFragment;
  readonly onClose: () => void;
}

/** Actions on many rows of a feature, of which runs are kept. */
export interface KeptRunKind {
  /** Type of the records, as in the schema. */
  readonly type: string;
  /** Loaded when a run is opened. */
  readonly load: () => Promise<ComponentType<KeptRunProps>>;
}
