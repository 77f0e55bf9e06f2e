interface NamedCollector {
  readonly id: string;
  /** Empty or undefined when only the signature is known. */
  readonly name: string | undefined;
}

/** A collector as people tell it apart: `signature - name` (B49, GAP-47). */
export const collectorText = ({ id, name }: NamedCollector): string => (name ? `${id} - ${name}` : id);
