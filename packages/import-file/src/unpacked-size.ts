import { Unzip, UnzipInflate } from 'fflate';
import { FileRefusal, importLimits } from './file-refusal.ts';

/** Number of packed bytes between two checks of the unpacked size. */
const PIECE = 64 * 1024;

/**
 * Unpacks a zip without storing the content, and counts its bytes. It stops a zip bomb, even if the zip's directory
 * lists false sizes.
 * @throws FileRefusal
 */
export function checkUnpackedSize(bytes: Uint8Array): void {
  let unpacked = 0;
  const zip = new Unzip((file) => {
    file.ondata = (error, piece) => {
      // an error thrown in this callback is passed to the next call of it
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
