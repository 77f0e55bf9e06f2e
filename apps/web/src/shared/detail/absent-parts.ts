import { detailTexts } from './detail.texts';

/** Presence of an entity's parts, by name; undefined for a part that the person may not see. */
export type PartsPresence<Name extends string> = Readonly<Record<Name, boolean | undefined>>;

/**
 * Returns one line with the missing parts of an entity, `Sin devoluciones, pagos relacionados ni lote asociado`;
 * undefined when no part is missing.
 * @param words name of each part in the line
 */
export const absentParts = <Name extends string>(
  words: Readonly<Record<Name, string>>,
  parts: PartsPresence<NoInfer<Name>>,
): string | undefined => {
  const absent: string[] = [];
  for (const name in words) if (parts[name] === false) absent.push(words[name]);
  const last = absent.pop();
  return last === undefined ? undefined : detailTexts.without(absent, last);
};
