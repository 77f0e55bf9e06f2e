import { versionsTexts as texts } from './versions.texts';

/**
 * That an entity does not have the version that the address names, and the way to the current one.
 * @param path of the entity
 */
export const missingVersion = (title: string, path: string) => ({
  title,
  detail: texts.missingDetail,
  to: path,
  link: texts.seeCurrent,
});
