import type { Viewer } from '../../api/schema-types.generated.ts';

export type ViewerParent = Omit<Viewer, 'activity' | 'personal'>;
