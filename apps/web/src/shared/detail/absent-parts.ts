import { detailTexts } from './detail.texts';

/** Parts that an entity has, by their names; undefined for those that the person may not see. */
export type Parts<Name extends string> = Readonly<Record<Name, boolean | undefined>>;

/**
 * The parts that an entity lacks, in one line: `Sin devoluciones, pagos relacionados ni lote asociado`; undefined when it
 * lacks none.
 * @param words how the line names each part
 */
export const absentParts = <Name extends string>(
  words: Readonly<Record<Name, string>>,
  parts: Parts<NoInfer<Name>>,
): string | undefined => {
  const absent: string[] = [];
  for (const name in words) if (parts[name] === false) absent.push(words[name]);
  const last = absent.pop();
  return last === undefined ? undefined : detailTexts.without(absent, last);
};
