/**
 * Reads a picked file into memory, so that later changes on the disk do not affect the upload.
 * @returns null when the file cannot be read, for example because it was changed, moved or deleted after it was picked
 */
export const inMemory = async (file: File): Promise<File | null> => {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    return null;
  }
};
