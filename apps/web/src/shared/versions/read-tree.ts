import { metadataTree, type MetadataEntry } from '@/shared/detail';
import type { Reading } from './reading';

const leaves = (entries: readonly MetadataEntry[], parents: readonly string[]): readonly Reading[] =>
  entries.flatMap(({ path, label, content }) => {
    const labels = [...parents, label];
    return typeof content === 'string'
      ? [{ key: path, label: labels.join(' › '), text: content }]
      : leaves(content, labels);
  });

/** Free data as fields, one for each value in it: `Customer › Full name`. */
export const readTree = (data: unknown): readonly Reading[] => leaves(metadataTree(data), []);
