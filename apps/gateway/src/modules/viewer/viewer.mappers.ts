import type { Viewer } from '../../graphql/schema-types.generated.ts';

export type ViewerParent = Omit<Viewer, 'activity' | 'personal'>;
