/**
 * Reads a picked file whole, so that what is sent is what was there, whatever becomes of it on the disk.
 * @returns null where it was changed, moved or removed since it was picked
 */
export const inMemory = async (file: File): Promise<File | null> => {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    return null;
  }
};
