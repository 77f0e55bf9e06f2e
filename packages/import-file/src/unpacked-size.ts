import { Unzip, UnzipInflate } from 'fflate';
import { FileRefusal, importLimits } from './file-refusal.ts';

/** Bytes that are unpacked between two looks at how many came out of them. */
const PIECE = 64 * 1024;

/**
 * Unpacks a zip and keeps nothing of it, to count what comes out: a bomb is stopped, whatever its directory says.
 * @throws FileRefusal
 */
export function checkUnpackedSize(bytes: Uint8Array): void {
  let unpacked = 0;
  const zip = new Unzip((file) => {
    file.ondata = (error, piece) => {
      // what is thrown here comes back as an error of the part
      if (error) throw error instanceof FileRefusal ? error : new FileRefusal('workbook_broken');
      unpacked += piece.length;
      if (unpacked > importLimits.unpackedBytes) throw new FileRefusal('workbook_unpacks_too_large');
    };
    file.start();
  });
  zip.register(UnzipInflate);
  try {
    for (let start = 0; start < bytes.length; start += PIECE)
      zip.push(bytes.subarray(start, start + PIECE), start + PIECE >= bytes.length);
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal('workbook_broken');
  }
}
