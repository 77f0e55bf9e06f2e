import { jest } from '@jest/globals';

/** Returns the file that a press saves. jsdom cannot save files. */
export const savedBy = async (pressIt: () => Promise<void>) => {
  const contents: Blob[] = [];
  const createObjectURL = (content: Blob) => `blob:${contents.push(content)}`;
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  let name = '';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  await pressIt();
  click.mockRestore();
  const [content] = contents;
  return { name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content?.arrayBuffer()) };
};
