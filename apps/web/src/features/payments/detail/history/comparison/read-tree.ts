import type { Reading } from '@/shared/versions';
import { metadataTree, type MetadataEntry } from '../../extra/metadata-tree';

const leaves = (entries: readonly MetadataEntry[], parents: readonly string[]): readonly Reading[] =>
  entries.flatMap(({ path, label, content }) => {
    const labels = [...parents, label];
    return typeof content === 'string'
      ? [{ key: path, label: labels.join(' › '), text: content }]
      : leaves(content, labels);
  });

/** Free data as fields, one for each value in it: `Customer › Full name`. */
export const readTree = (data: unknown): readonly Reading[] => leaves(metadataTree(data), []);
